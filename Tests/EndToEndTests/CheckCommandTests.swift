import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let parameters = """
      [{"ParameterID": "HapticIntensity", "ParameterValue": 1}, \
      {"ParameterID": "HapticSharpness", "ParameterValue": 0.5}]
      """
    let tap =
      #"{"Event": {"Time": 0, "EventType": "HapticTransient"%, "EventParameters": \#(parameters)}}"#
    let file = "{\"Version\": 1.0, \"Pattern\": [\(tap)]}\n"
    let good = file.replacing("%", with: "")
    try folder.write(good, to: "good.ahap")
    try folder.write(file.replacing("%", with: ", \"tme\": 1"), to: "warned.ahap")
    try folder.write(good.replacing("Transient", with: "Trasient"), to: "bad.ahap")
  }

  private func check(_ arguments: String..., input: String = "") throws -> FinishedProcess {
    try FinishedProcess(
      FinishedProcess.builtTactus.path, ["check"] + arguments, in: folder.url,
      input: Data(input.utf8))
  }

  @Test("A correct pattern has no findings")
  func good() throws {
    let run = try check("good.ahap")
    #expect(run.status == 0)
    #expect(run.text.isEmpty && run.errorText.isEmpty)
  }

  @Test("Findings are lines with position and rule, and their severity determines the exit status")
  func findings() throws {
    let warned = try check("warned.ahap")
    #expect(warned.status == 0)
    #expect(
      warned.text == """
        warned.ahap:1:84: warning: “tme” is no key and is ignored; did you mean “Time”? \
        [misspelt-key]

        """)
    #expect(warned.errorText == "1 file: 1 warning\n")
    #expect(try check("--fail-on", "warning", "warned.ahap").status == 1)
    #expect(
      try check("--fail-on", "note", "--disable", "misspelt-key", "warned.ahap").status == 0)
    #expect(try check("bad.ahap").status == 1)
  }

  @Test("Every file is checked, also after one that cannot be read")
  func several() throws {
    let run = try check("none.ahap", "bad.ahap", ".", "good.ahap")
    #expect(run.status == 2)
    let names = run.text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names == ["none.ahap", "bad.ahap", "./bad.ahap", "./warned.ahap"])
    #expect(run.errorText.contains("6 files: "))
  }

  @Test("Of a folder every pattern in it is checked, and one without patterns is an error")
  func folders() throws {
    try folder.write("{}", to: "Sets/Deep/broken.ahap")
    try folder.write("not a pattern", to: "Sets/notes.txt")
    try folder.write("{}", to: "Sets/.hidden/none.ahap")
    let run = try check("Sets")
    #expect(run.status == 2)
    #expect(run.text.hasPrefix("Sets/Deep/broken.ahap:1:1: error: "))
    #expect(run.errorText.hasPrefix("1 file: "))
    try folder.write("", to: "Empty/.keep")
    let empty = try check("Empty")
    #expect(empty.status == 2)
    #expect(empty.text.contains("expected a folder with .ahap files, found none"))
  }

  @Test("Standard input is a file without a folder for sounds")
  func standardInput() throws {
    let run = try check("-", input: "{\"Version\": 1.0, \"Pattern\": []}")
    #expect(run.text.hasPrefix("<stdin>:1:"))
    #expect(run.text.contains("[empty-pattern]"))
  }

  @Test("Standard output contains one complete JSON or SARIF document")
  func documents() throws {
    for arguments in [["--json"], ["--format", "json"], ["--format", "sarif"]] {
      let run = try FinishedProcess(
        FinishedProcess.builtTactus.path, ["check"] + arguments + ["bad.ahap", "none.ahap"],
        in: folder.url)
      #expect(run.status == 2)
      #expect(run.errorText.isEmpty)
      let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      #expect(object?["version"] != nil)
    }
    #expect(try check("--json", "--format", "sarif", "bad.ahap").status == 64)
  }

  @Test("--explain describes a rule, and an unknown rule is refused with a suggestion")
  func explain() throws {
    let run = try check("--explain", "too-weak", "--explain", "trailing-comma")
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("too-weak (warning)\n"))
    #expect(run.text.contains("\ntrailing-comma (warning)\n"))
    #expect(try check("--explain", "to-weak").status == 64)
    #expect(try check().status == 64)
  }

  @Test("A named pipe without a writer does not hang the command")
  func pipe() throws {
    let pipe = folder.path("pipe.ahap")
    try #require(mkfifo(pipe, 0o600) == 0)
    let run = try check("pipe.ahap")
    #expect(run.status == 2)
    #expect(run.text.contains("expected a file, found a pipe"))
  }

  @Test("A sound that is empty, damaged or no sound is an error, and a good one is not")
  func sounds() throws {
    let chime = SharedFolder.project.appending(path: "Examples/Patterns/sounds/chime.wav")
    let bytes = try Data(contentsOf: chime)
    try bytes.write(to: folder.url.appending(path: "good.wav"))
    try Data().write(to: folder.url.appending(path: "empty.wav"))
    try Data("RIFF".utf8).write(to: folder.url.appending(path: "broken.wav"))
    try bytes.prefix(44).write(to: folder.url.appending(path: "header.wav"))
    try folder.write("text", to: "phone.m4a")
    for (name, status) in [
      ("good.wav", 0), ("phone.m4a", 0), ("empty.wav", 1), ("broken.wav", 1), ("header.wav", 1),
    ] {
      let event = #"{"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "\#(name)"}"#
      try folder.write(
        "{\"Version\": 1.0, \"Pattern\": [{\"Event\": \(event)}]}", to: "sound.ahap")
      let run = try check("sound.ahap")
      #expect(run.status == status, "\(name): \(run.text)")
      #expect(run.text.contains("[unreadable-waveform]") == (status == 1))
    }
  }

  @Test("The command loads no library that checking does not need")
  func libraries() throws {
    let run = try FinishedProcess("ldd", [FinishedProcess.builtTactus.path])
    #expect(run.text.contains("libyajl"))
    for name in [
      "cairo", "pango", "soup", "pulse", "gio", "webp", "sndfile", "udev", "qrencode", "zint",
      "openblas",
    ] {
      #expect(!run.text.contains("lib\(name)"), "\(name)")
    }
  }

  @Test("Every example pattern passes with notes as errors")
  func examples() throws {
    let paths = SharedFolder.examplePatterns.map(\.path)
    try #require(!paths.isEmpty)
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["check", "--fail-on", "note"] + paths)
    #expect(run.status == 0, "\(run.text)")
  }
}
