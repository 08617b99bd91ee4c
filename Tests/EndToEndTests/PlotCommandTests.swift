import Foundation
import TestSupport
import Testing

/// Tests `tactus plot`.
@Suite struct PlotCommandTests {
  private static let example = SharedFolder.project
    .appending(path: "Examples/Patterns/door-chime.ahap").path

  @Test("In a pipe it draws for 80 columns, without colors")
  func pipe() throws {
    let run = try FinishedProcess.tactus(
      "plot", Self.example, environment: ["LC_ALL": "C.UTF-8", "COLUMNS": ""])
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text.hasPrefix("door-chime.ahap\n"))
    #expect(!run.text.contains("\u{1B}"))
    #expect(run.text.contains("│") && run.text.contains("┬"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("In a locale without UTF-8 all output is ASCII")
  func ascii() throws {
    let run = try FinishedProcess.tactus("plot", Self.example, environment: ["LC_ALL": "C"])
    #expect(run.status == 0)
    #expect(run.output.allSatisfy { $0 < 0x80 })
    #expect(run.text.contains("#"))
  }

  @Test(
    "It writes each kind of picture",
    arguments: [("svg", "<?xml"), ("pdf", "%PDF"), ("png", "\u{FFFD}PNG")])
  func pictures(format: String, start: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("picture.\(format)")
    let run = try FinishedProcess.tactus("plot", Self.example, "-o", path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.output.isEmpty)
    let data = try Data(contentsOf: URL(filePath: path))
    #expect(String(decoding: data.prefix(8), as: UTF8.self).hasPrefix(start))
    let piped = try FinishedProcess.tactus(
      "plot", Self.example, "-o", "-", "--format", format, "--title", "door-chime.ahap")
    #expect(piped.output == data)
  }

  @Test("A bitmap of too many pixels is refused with its size, and no file appears")
  func tooManyPixels() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("wide.png")
    let run = try FinishedProcess.tactus(
      "plot", Self.example, "-o", path, "--width", "4000", "--scale", "8")
    #expect(run.status != 0)
    #expect(run.errorText.contains("32000 × "))
    #expect(run.errorText.contains("pixels are too many; choose a smaller scale or size"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")).isEmpty)
  }

  @Test("An output that cannot be written is an error, and leaves nothing behind")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let path = "/dev/null/picture.svg"
    let run = try FinishedProcess.tactus("plot", Self.example, "-o", path)
    #expect(run.status == 73)
    #expect(run.errorText.hasPrefix("\(path): error: cannot be written: Not a directory"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("A name without a picture's extension is wrong usage, and nothing is written")
  func unknownFormat() throws {
    let folder = try TemporaryFolder()
    let run = try FinishedProcess.tactus("plot", Self.example, "-o", folder.path("picture.gif"))
    #expect(run.status == 64)
    #expect(run.errorText.contains("ends in .svg, .png or .pdf"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("Wrong options are refused with the expected values")
  func usage() throws {
    for words in [
      ["--to", "0.1", "--from", "0.2"], ["--format", "svg"], ["--actuator", "piano"],
    ] {
      let run = try FinishedProcess(
        FinishedProcess.builtTactus.path, ["plot", Self.example] + words)
      #expect(run.status == 64, "\(words)")
      #expect(run.errorText.hasPrefix("tactus: error: --"), "\(words)")
    }
  }

  @Test("Unreadable input is reported with its position")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \"Pattern\": [ ", to: "broken.ahap")
    let broken = folder.path("broken.ahap")
    let run = try FinishedProcess.tactus("plot", broken, "-o", folder.path("picture.svg"))
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("\(broken):1:"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("picture.svg")))
  }

  @Test("A missing sound is a warning, and marked in the picture")
  func missingSound() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "AudioCustom", \
      "EventWaveformPath": "bell.wav"}}]}
      """, to: "bell.ahap")
    let run = try FinishedProcess.tactus("plot", folder.path("bell.ahap"))
    #expect(run.status == 0)
    #expect(run.errorText.contains("warning: “bell.wav” is not in the pattern's folder"))
  }
}
