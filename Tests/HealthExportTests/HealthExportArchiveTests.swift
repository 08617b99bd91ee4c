import Foundation
import TactusHealthExport
import TactusHealthModel
import TestSupport
import Testing

/// Tests of reading and writing an iPhone's `export.zip`, beside Python's `zipfile`.
@Suite struct HealthExportArchiveTests {
  private let folder: ExportFolder

  init() throws { folder = try ExportFolder() }

  private static let steps = "HKQuantityTypeIdentifierStepCount"

  /// A small document with a fact and two samples.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <HealthData locale="en_GB">
     <Me HKCharacteristicTypeIdentifierDateOfBirth="1980-02-29"/>
     <Record type="\(steps)" sourceName="Jo’s iPhone" unit="count" \
    startDate="2024-01-02 03:04:05 +0100" endDate="2024-01-02 03:09:05 +0100" value="321"/>
     <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" \
    startDate="2024-01-02 08:00:00 +0100" endDate="2024-01-02 08:00:00 +0100" value="80.5"/>
    </HealthData>

    """

  /// Writes `export.xml`, and runs a Python program beside it.
  private func python(_ program: String, document: String = document) throws {
    try Data(document.utf8).write(to: URL(fileURLWithPath: folder.path("export.xml")))
    let result = try FinishedProcess(
      "/usr/bin/python3", ["-c", "import zipfile, struct, warnings\n" + program], in: folder.url)
    try #require(result.status == 0, "\(result.errorText)")
  }

  private func read(
    _ name: String, to library: HealthLibrary = HealthLibrary()
  ) throws -> HealthExportSummary {
    try HealthExportReader(folder.path(name)).add(to: library)
  }

  /// Everything that a library has, as a text.
  private static func text(of library: HealthLibrary) throws -> String {
    var text = ""
    var writer = HealthExportWriter { text += $0 }
    try writer.write(library, date: 0)
    return text
  }

  private func expected() throws -> String {
    let library = HealthLibrary()
    #expect(try read("export.xml", to: library).added == 2)
    return try Self.text(of: library)
  }

  // MARK: Reading

  @Test("Health.EX9. Archives of Python, stored and deflated, long and streamed, have equal data")
  func archives() throws {
    try python(
      """
      class Stream:
        # Cannot be searched, so sizes follow the contents.
        def __init__(self, name): self.file = open(name, "wb")
        def write(self, data): return self.file.write(data)
        def flush(self): self.file.flush()
      text = open("export.xml", "rb").read()
      name = "apple_health_export/export.xml"
      for method in zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED:
        with zipfile.ZipFile(f"plain{method}.zip", "w", method) as archive:
          archive.writestr("apple_health_export/export_cda.xml", "<ClinicalDocument/>")
          archive.writestr("apple_health_export/workout-routes/route_1.gpx", "<gpx/>")
          archive.writestr(name, text)
          archive.writestr("__MACOSX/apple_health_export/._export.xml", "x")
        with zipfile.ZipFile(f"long{method}.zip", "w", method) as archive:
          with archive.open(name, "w", force_zip64=True) as entry: entry.write(text)
        with zipfile.ZipFile(Stream(f"stream{method}.zip"), "w", method) as archive:
          archive.writestr(name, text)
      # More entries than 16 bits can count.
      with zipfile.ZipFile("many.zip", "w") as archive:
        archive.writestr(name, text)
        for number in range(66000): archive.writestr(f"r/{number}.gpx", b"")
      """)
    let expected = try expected()
    let names =
      ["plain", "long", "stream"].flatMap { ["\($0)0.zip", "\($0)8.zip"] } + ["many.zip"]
    for name in names {
      let library = HealthLibrary()
      let summary = try read(name, to: library)
      #expect(summary.added == 2 && summary.leftOut.isEmpty, "\(name)")
      #expect(summary.path == folder.path(name) + "/apple_health_export/export.xml")
      #expect(try Self.text(of: library) == expected, "\(name)")
      #expect(try read(name, to: library).added == 0)
    }
  }

  @Test(
    "Health.EX9. The document's name depends on the language of the iPhone",
    arguments: [
      "apple_health_export/Export.xml", "apple_health_export/exportar.xml",
      "apple_health_export/eksport.xml", "apple_health_export/vienti.xml",
      "apple_health_export/导出.xml", "export.xml", "old/apple_health_export/EXPORT.XML",
    ])
  func names(name: String) throws {
    try python(
      """
      with zipfile.ZipFile("export.zip", "w") as archive:
        archive.write("export.xml", "\(name)")
        archive.writestr("apple_health_export/export_cda.xml", "<ClinicalDocument/>")
      """)
    let summary = try read("export.zip")
    #expect(summary.added == 2)
    #expect(summary.path.hasSuffix("/export.zip/\(name)"))
  }

  @Test("Health.EX7, Health.EX9. An archive is told by its contents; lines belong to its document")
  func contents() throws {
    try python(
      """
      with zipfile.ZipFile("health.xml", "w") as archive:
        archive.write("export.xml", "export.xml")
      """, document: Self.document.replacing(Self.steps, with: "HKQuantityTypeIdentifierFuture"))
    let summary = try read("health.xml")
    #expect(summary.added == 1 && summary.leftOut.values.map(\.line) == [4])
    #expect(summary.path == folder.path("health.xml") + "/export.xml")
    try FileManager.default.copyItem(
      atPath: folder.path("export.xml"), toPath: folder.path("export.zip"))
    #expect(try read("export.zip").path == folder.path("export.zip"))
  }

  // MARK: Damage

  @Test("Health.EX10. Archives that cannot be read: one message, and nothing is stored")
  func refused() throws {
    try python(
      """
      warnings.simplefilter("ignore")
      text = open("export.xml", "rb").read()
      name = "apple_health_export/export.xml"
      def make(file, entries, method=zipfile.ZIP_DEFLATED):
        with zipfile.ZipFile(file + ".zip", "w", method) as archive:
          for entry in entries: archive.writestr(*entry)
        return bytearray(open(file + ".zip", "rb").read())
      def save(file, data): open(file + ".zip", "wb").write(data)
      make("empty", [])
      make("none", [("export_cda.xml", "<a/>"), ("b.csv", "")])
      make("two", [(name, text), ("b/Export.xml", text)])
      make("same", [(name, text), (name, text)])
      make("outside", [(name, text), ("../../etc/passwd", "")])
      make("root", [("/export.xml", text)])
      make("lines", [("a\\nb/../export.xml", text)])
      make("bzip2", [(name, text)], zipfile.ZIP_BZIP2)
      make("hollow", [(name, b"")])
      make("html", [(name, "<html></html>")])
      good = make("good", [(name, text)])
      central = good.index(b"PK\\1\\2")
      data = bytearray(good); data[central + 8] |= 1; data[6] |= 1; save("locked", data)
      data = bytearray(good); data[central + 16] ^= 1; save("checksum", data)
      data[14] ^= 1; save("checksums", data)
      data = bytearray(good); data[-1] = 1; save("comment", data)
      data = bytearray(good); data[central + 24] -= 9; save("short", data)
      data = bytearray(good); data[central + 24] += 9; save("long", data)
      save("cut", good[:central]); save("half", good[:central // 2])
      save("pair", good + good[4:]) ; save("list", good[:-22] + b"PK\\5\\6" + bytes(18))
      data = make("stored", [(name, text)], zipfile.ZIP_STORED)
      data[data.index(b"321")] = ord("4"); save("stored", data)
      data = make("broken", [(name, text)], zipfile.ZIP_STORED)
      data[data.index(b"<Record")] = ord("x"); save("broken", data)
      """)
    let document = "/apple_health_export/export.xml"
    let cases: [(name: String, place: String, words: String)] = [
      ("empty", "", "export.xml or export.zip, found an empty archive"),
      ("none", "", "an entry such as 'apple_health_export/export.xml', found none among 2 entries"),
      ("two", "", "found 'apple_health_export/export.xml' and 'b/Export.xml'"),
      ("same", "", "found 'apple_health_export/export.xml' and 'apple_health_export/export.xml'"),
      ("outside", "", "expected names of entries within the archive, found '../../etc/passwd'"),
      ("root", "", "found '/export.xml'"), ("lines", "", "found 'a\u{FFFD}b/../export.xml'"),
      ("bzip2", document, "stored or deflated, found the compression method 12"),
      ("hollow", document, "export.xml or export.zip, found an empty file"),
      ("html", document, "found HTML"),
      ("locked", document, "expected an entry without a password, found an encrypted one"),
      ("checksum", document, "expected contents with the checksum"),
      ("checksums", document, "expected contents with the checksum"),
      ("short", document, "bytes, found"), ("long", document, "bytes, found"),
      ("cut", "", "expected an archive that ends with a list of its entries, found none"),
      ("half", "", "expected an archive that ends with a list of its entries, found none"),
      ("list", "", "found none among 0 entries"),
      ("stored", document, "expected contents with the checksum"),
      ("broken", document, "expected contents with the checksum"),
    ]
    for one in cases {
      let library = HealthLibrary()
      let path = folder.path(one.name + ".zip")
      let error = #expect(throws: HealthExportError.self, "\(one.name)") {
        try HealthExportReader(path).add(to: library)
      }
      #expect(error?.path == path + one.place, "\(error?.message ?? "")")
      #expect(error?.reason.contains(one.words) == true, "\(one.name): \(error?.message ?? "")")
      #expect(error?.message.contains("\n") == false)
      #expect(try library.count() == 0)
    }
    #expect(try read("good.zip").added == 2)
  }

  @Test("Health.EX10. Each byte of an archive damaged, and each length: equal data or one message")
  func damaged() throws {
    try python(
      """
      for method in zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED:
        with zipfile.ZipFile(f"{method}.zip", "w", method) as archive:
          with archive.open("a/export.xml", "w", force_zip64=method == 8) as entry:
            entry.write(open("export.xml", "rb").read())
      """)
    let expected = try expected()
    let copy = URL(fileURLWithPath: folder.path("copy.zip"))
    var (equal, refused) = (0, 0)
    func check(_ data: Data, _ place: String, isWhole: Bool = true) throws {
      try data.write(to: copy)
      let library = HealthLibrary()
      do {
        _ = try read("copy.zip", to: library)
        #expect(try Self.text(of: library) == expected, "\(place)")
        #expect(isWhole, "\(place)")
        equal += 1
      } catch let error as HealthExportError {
        #expect(!error.message.contains("\n") && !error.reason.isEmpty, "\(place)")
        #expect(try library.count() == 0, "\(place)")
        refused += 1
      }
    }
    for name in ["0.zip", "8.zip"] {
      let good = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
      for index in good.indices {
        for mask in [0xFF, UInt8(1 << (index % 8))] {
          var data = good
          data[index] ^= mask
          try check(data, "byte \(index) of \(name) by \(mask)")
        }
        try check(good.prefix(index), "\(index) bytes of \(name)", isWhole: false)
      }
    }
    // Times, attributes and versions of entries have no meaning here.
    #expect(equal > 20 && refused > 1000)
  }

  @Test("Health.EX8, Health.EX10. What expands without end is read in pieces, or refused")
  func bombs() throws {
    try python(
      """
      def make(file, start, piece, count, end):
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
          with archive.open("export.xml", "w") as entry:
            entry.write(start)
            for _ in range(count): entry.write(piece)
            entry.write(end)
      spaces = b" " * (1 << 20)
      make("spaces.zip", b"<HealthData>", spaces, 64, b"</HealthData>")
      make("before.zip", b"<?xml version='1.0'?>", spaces, 64, b"<HealthData></HealthData>")
      make("comment.zip", b"<HealthData><!--", spaces, 64, b"--></HealthData>")
      make("list.zip", b"<!DOCTYPE HealthData [", spaces, 64, b"]><HealthData/>")
      make("value.zip", b"<HealthData locale='", spaces, 64, b"'/>")
      time = "2024-01-02 08:00:00 +0000"
      record = ("<Record type='HKQuantityTypeIdentifierStepCount' sourceName='a' unit='count' "
        f"value='1' startDate='{time}' endDate='{time}'>").encode()
      make("depth.zip", b"<HealthData>", record * 1000, 64, b"")
      """)
    // Declarations are skipped, whatever their size (Health.EX14).
    for name in ["spaces.zip", "before.zip", "list.zip"] { #expect(try read(name).samples == 0) }
    for name in ["comment.zip", "value.zip", "depth.zip"] {
      let error = #expect(throws: HealthExportError.self, "\(name)") { try read(name) }
      #expect(error?.message.contains("\n") == false && (error?.line ?? 0) > 0)
    }
  }

  @Test("Health.EX10. Elements 32 deep are read, and deeper ones refused", arguments: [31, 32])
  func depth(count: Int) throws {
    let text =
      "<HealthData>" + String(repeating: "<a>", count: count)
      + String(repeating: "</a>", count: count) + "</HealthData>"
    let reader = HealthExportReader("a", contents: Array(text.utf8))
    guard count > 31 else {
      #expect(try reader.check().samples == 0)
      return
    }
    let error = #expect(throws: HealthExportError.self) { try reader.check() }
    #expect(error?.reason == "expected at most 32 elements within each other, found more")
    #expect(error?.line == 1 && (90...120).contains(error?.column ?? 0))
  }

  // MARK: Writing

  @Test("Health.EX9. Python reads an exported archive, and importing it gives equal data")
  func exported() throws {
    try python("")
    let library = HealthLibrary()
    _ = try read("export.xml", to: library)
    let type = try #require(HealthType.find(Self.steps))
    let samples = (0..<2000).map { number in
      var sample = HealthSample(
        uuid: HealthUUID(high: 1, low: UInt64(number)), type: type, start: Double(number),
        end: Double(number) + 1, content: .quantity(Double(number) / 3),
        source: HealthSource(bundle: "com.example.A", name: "A", version: "1"))
      sample.metadata["a"] = .text("<&\u{1F600}>")
      return sample
    }
    try library.add(samples)
    // 2024-01-02 02:04:06 UTC.
    let date = 725_853_846.5
    let archive = try HealthExportArchiveWriter(folder.path("copy.zip"), date: date)
    var writer = HealthExportWriter { try archive.write($0) }
    #expect(try writer.write(library, date: date) == 2002)
    try archive.close()
    try python(
      """
      with zipfile.ZipFile("copy.zip") as archive:
        assert archive.testzip() is None
        assert archive.namelist() == ["apple_health_export/export.xml"]
        entry = archive.infolist()[0]
        assert entry.date_time == (2024, 1, 2, 2, 4, 6), entry.date_time
        assert entry.compress_type == zipfile.ZIP_DEFLATED
        assert entry.compress_size < entry.file_size / 4
        open("copy.xml", "wb").write(archive.read(entry))
      """)
    var text = ""
    var second = HealthExportWriter { text += $0 }
    try second.write(library, date: date)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("copy.xml"))) == Data(text.utf8))
    let copy = HealthLibrary()
    #expect(try read("copy.zip", to: copy).added == 2002)
    #expect(try Self.text(of: copy) == Self.text(of: library))
  }

  @Test("Health.EX9. A full disk is an error while an archive is written or completed")
  func full() throws {
    let error = #expect(throws: HealthExportError.self) {
      let archive = try HealthExportArchiveWriter("/dev/full", date: 0)
      try archive.write("<HealthData/>")
      try archive.close()
    }
    #expect(error?.message == "/dev/full: No space left on device")
    let missing = #expect(throws: HealthExportError.self) {
      try HealthExportArchiveWriter("/no/such/export.zip", date: 0)
    }
    #expect(missing?.message == "/no/such/export.zip: No such file or directory")
  }
}
