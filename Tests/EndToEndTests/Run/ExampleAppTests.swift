import Foundation
import TactusDisplayList
import TestSupport
import Testing

/// Tests the apps of `Examples`, each with the script beside it.
@Suite struct ExampleAppTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ app: String, _ script: String, _ more: [String] = [], in folderName: String? = nil
  ) throws -> FinishedProcess {
    let tactus = FinishedProcess.builtTactus
    return try FinishedProcess(
      tactus.path,
      [
        "run", tactus.deletingLastPathComponent().appending(path: app).path, "--script",
        SharedFolder.project.appending(path: "Examples/\(folderName ?? app)/\(script).jsonl").path,
        "--out",
        "out",
      ] + more, in: folder.url)
  }

  private func picture(_ name: String) throws -> DrawingImage {
    let file = folder.url.appending(path: "out/\(name).png")
    return try DrawingSurface(png: Array(Data(contentsOf: file))).image
  }

  /// Returns the number of pixels of a color, given as red, green and blue, with a tolerance for
  /// smooth edges.
  private func count(_ color: [Int], in image: DrawingImage) -> Int {
    stride(from: 0, to: image.pixels.count, by: 4).count { start in
      zip([2, 1, 0], color).allSatisfy { abs(Int(image.pixels[start + $0]) - $1) <= 2 }
    }
  }

  @Test("The scale weighs, tares, is calibrated, and reports a missing force sensor")
  func scale() throws {
    let run = try run("Scale", "weigh", ["--scale", "1"])
    #expect(run.status == 0, "\(run.errorText)")
    // System blue, in light and dark mode: the arc grows with the weight.
    let blue = [0, 122, 255]
    let arcs = try ["empty", "weighing", "full"].map { count(blue, in: try picture($0)) }
    #expect(arcs[1] > arcs[0] + 500 && arcs[2] > 2 * arcs[1], "\(arcs)")
    #expect(try count([0, 0, 0], in: picture("dark")) > 200_000)
    let output = folder.text("out/without-force.json")
    #expect(output.contains("This screen does not feel force."))
    let log = folder.text("out/haptics.jsonl")
    #expect(log.contains("selection") && log.contains("warning"))
  }

  @Test("HomeScreen.S1. The README's script: Home, press Scale, Blue, the app is blue, Home")
  func home() throws {
    let command = "--script Examples/Scale/home.jsonl --out home --model iphone-6s"
    let readme = try String(
      contentsOf: SharedFolder.project.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("$ ./tactus run Examples/Scale \(command)\n"))
    // The program with the property list beside it, as a build of the folder makes them.
    let tactus = FinishedProcess.builtTactus
    let files = FileManager.default
    try folder.write(
      try String(
        contentsOf: SharedFolder.project.appending(path: "Examples/Scale/Info.plist"),
        encoding: .utf8), to: "built/Info.plist")
    try FinishedProcess.copyProgram(
      tactus.deletingLastPathComponent().appending(path: "Scale"),
      to: URL(filePath: folder.path("built/Scale")))
    try files.createSymbolicLink(
      at: folder.url.appending(path: "Examples"),
      withDestinationURL: SharedFolder.project.appending(path: "Examples"))
    let run = try FinishedProcess(
      tactus.path,
      ["run", "built/Scale"] + command.split(separator: " ").map(String.init) + ["--scale", "1"],
      in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    let pictures = try ["home", "quick-actions", "blue"].map { name in
      let file = folder.url.appending(path: "home/\(name).png")
      let image = try DrawingSurface(png: Array(Data(contentsOf: file))).image
      return count([151, 187, 255], in: image)
    }
    // Most of the screen is in the blue of the tutorial, and nothing was before.
    #expect(pictures[2] > 100_000 && pictures[0] < 1_000 && pictures[1] < 1_000, "\(pictures)")
    let notes = folder.text("home/notes.jsonl")
    #expect(notes.contains("action-performed"), "\(notes)")
  }

  @Test(
    "Each feedback and pattern is felt and plotted, on small and large phones",
    arguments: ["iphone-se", "iphone-xs"])
  func haptics(model: String) throws {
    let run = try run("HapticsApp", "feel", ["--scale", "1", "--model", model], in: "Haptics")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.text("out/output.txt").isEmpty)
    // An iPhone plays nine of eleven feedbacks, and gives the reason for the others.
    let log = folder.text("out/haptics.jsonl")
    #expect(log.split(separator: "\n").count { $0.contains("\"player\"") } == 4)
    #expect(log.contains("canvas") && log.contains("suppressed"))
    // A finger that moves to the upper right draws sharp orange beside dull indigo.
    let surface = try picture("surface")
    let high = count([218, 136, 48], in: surface)
    #expect(high > 400, "\(high)")
    let shelf = folder.text("out/patterns.json")
    for name in ["Boil over", "Dial detent", "Whisk"] { #expect(shelf.contains(name)) }
    #expect(try count([0, 0, 0], in: picture("dark")) > 80_000)
  }

  @Test("On a phone without the sensor the scale reports that it cannot weigh")
  func withoutForce() throws {
    try folder.write(
      """
      {"wait": 0.5}
      {"press": {"at": [187, 380], "for": 0.5}}
      {"expect": {"label": "weight", "value": "–"}}
      {"expect": {"haptics": 0}}
      {"snapshot": "fallback"}
      """, to: "fallback.jsonl")
    let tactus = FinishedProcess.builtTactus
    let run = try FinishedProcess(
      tactus.path,
      [
        "run", tactus.deletingLastPathComponent().appending(path: "Scale").path, "--script",
        "fallback.jsonl", "--out", "out", "--model", "iphone-11",
      ], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.text("out/fallback.json").contains("does not feel force"))
  }

  @Test("Mail: a peek with actions, a pop, a document, a printed message, swipes with their taps")
  func mail() throws {
    let run = try run("Mail", "read", ["--scale", "1"])
    #expect(run.status == 0, "\(run.errorText)")
    // The phone prints, not the app.
    #expect(run.errorText.contains("printed 'Your order is on its way' into"))
    #expect(folder.text("out/output.txt").isEmpty)
    let printed = folder.url.appending(path: "out/printed/Your order is on its way.pdf")
    #expect(try Data(contentsOf: printed).starts(with: Data("%PDF".utf8)))
    #expect(folder.text("out/attachment.json").contains("Postage"))
    // The card of the peek lies over the blurred list, its actions come from below.
    let names = ["inbox", "hint", "peek", "actions", "group", "message", "swiped", "draft"]
    let pictures = try names.map { try picture($0).pixels }
    for (place, name) in names.enumerated().dropFirst() {
      #expect(pictures[place] != pictures[place - 1], "\(name)")
    }
    #expect(folder.text("out/actions.json").contains("Mark…"))
    #expect(folder.text("out/group.json").contains("Mark as Read"))
    #expect(folder.text("out/message.json").contains("Could you bring the timer"))
    let log = folder.text("out/haptics.jsonl")
    for feedback in ["peek", "pop", "light", "medium"] {
      #expect(log.contains(#""style": "\#(feedback)""#), "\(feedback)")
    }
  }

  @Test("Photos: a grid with peek and pop, and a photo that zooms")
  func photos() throws {
    let run = try run("PhotosApp", "look", ["--scale", "1"], in: "Photos")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(folder.text("out/output.txt").isEmpty)
    let (photo, zoomed) = try (picture("photo").pixels, picture("zoomed").pixels)
    #expect(photo != zoomed)
    #expect(folder.text("out/actions.json").contains("Favorite"))
    #expect(folder.text("out/question.json").contains("Delete Photo"))
    #expect(!folder.text("out/deleted.json").contains("Fruit 5"))
  }

  @Test("Run: asks for health data, collects what is measured, taps at a kilometer, and saves")
  func healthRun() throws {
    let run = try run("HealthRun", "run", ["--scale", "1"])
    #expect(run.status == 0, "\(run.errorText)")
    // The program alone has no texts about the purpose.
    #expect(folder.text("out/output.txt").contains("NSHealthUpdateUsageDescription"))
    let log = folder.text("out/haptics.jsonl")
    // One for the kilometer, one for the saved workout.
    #expect(log.ranges(of: #""style": "success""#).count == 2, "\(log)")
    let sheet = folder.text("out/sheet.json")
    for title in ["Write Workouts", "Read Steps", "Read Heart Rate", "Turn On All"] {
      #expect(sheet.contains(title), "\(title)")
    }
  }

  @Test("The width of ink follows force, a tilted pencil shades, and shaking clears the canvas")
  func canvas() throws {
    let run = try run("TouchCanvas", "draw", ["--scale", "1"])
    #expect(run.status == 0, "\(run.errorText)")
    let (paper, drawn) = try (picture("paper"), picture("drawn"))
    #expect(count([0, 0, 0], in: drawn) > count([0, 0, 0], in: paper) + 2_000)
    // The line is thin at the ends of the wave and broad in its middle.
    func ink(_ x: Int) -> Int {
      (150..<280).count { drawn.pixels[($0 * drawn.width + x) * 4 + 2] < 100 }
    }
    #expect(ink(60) > 0 && ink(187) > 2 * ink(50))
  }
}
