import Foundation
import TactusHealthExport
import TactusHealthModel
import TestSupport
import Testing

/// Tests of files that are no exports of health data.
@Suite struct HealthExportForeignTests {
  private static let expected =
    "expected the <HealthData> of an iPhone's export.xml or export.zip, found "

  @Test(
    "Health.EX6. Files of other kinds are named",
    arguments: [
      ("", "an empty file"), (" \n\t\n", "the end of the file"),
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "the end of the file"),
      ("<?xml version=\"1.0\"", "the end of the file"), ("<!-- a -->\n", "the end of the file"),
      ("\u{FEFF}", "the end of the file"), ("<!DOCTYPE html>\n<meta>", "HTML"),
      ("\n <HTML><body></HTML>", "HTML"), ("{\"samples\": []}", "'{\"samples\": []}'"),
      ("[\n1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "'[\u{FFFD}1, 2, 3, 4, 5, 6, 7, 8…'"),
      ("Start,Value\n", "'Start,Value'"), ("\r\n{\"a\":1} \r\n\t\n", "'{\"a\":1}'"),
      ("a\n1234567890\n1234567890\n\n", "'a\u{FFFD}1234567890\u{FFFD}1234567890'"),
    ])
  func kinds(text: String, found: String) throws {
    let library = HealthLibrary()
    let error = #expect(throws: HealthExportError.self) {
      try HealthExportReader("a", contents: Array(text.utf8)).add(to: library)
    }
    #expect(error?.reason == Self.expected + found)
    #expect((error?.line ?? 0) > 0 && (error?.column ?? 0) > 0)
  }

  @Test("Health.EX6. Binary files are refused on one line", arguments: 0...255)
  func binary(first: UInt8) throws {
    for second in [0x50, 0, first] {
      let bytes = [first, second, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0]
      let error = #expect(throws: HealthExportError.self) {
        try HealthExportReader("a", contents: bytes).check()
      }
      #expect(error?.message.contains("\n") == false && error?.line == 1)
    }
  }

  @Test("Health.EX1. A file in UTF-16 is read", arguments: [true, false])
  func wide(isBigEndian: Bool) throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-16"?>
      <HealthData><Record type="HKQuantityTypeIdentifierStepCount" sourceName="Jo’s 📱" \
      unit="count" startDate="2024-01-02 08:00:00 +0000" endDate="2024-01-02 08:00:00 +0000" \
      value="7"/></HealthData>
      """
    let bytes = text.utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    let library = HealthLibrary()
    #expect(try HealthExportReader("a", contents: bytes).add(to: library).added == 1)
    let sample = try #require(try library.samples("HKQuantityTypeIdentifierStepCount").first)
    #expect(sample.source.name == "Jo’s 📱" && sample.value == 7)
  }

  @Test("Health.EX6. Folders, pipes and devices are refused, because a file is read twice")
  func places() throws {
    let folder = try ExportFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let cases = [
      (folder.path("."), "expected a file, found a folder"),
      (folder.path("pipe"), "expected a file, found a pipe, which cannot be read twice"),
      ("/dev/null", "expected a file, found a device"),
      (folder.path("missing"), "No such file or directory"),
    ]
    for (path, reason) in cases {
      let error = #expect(throws: HealthExportError.self) { try HealthExportReader(path).check() }
      #expect(error == HealthExportError(path, reason))
    }
  }
}
