import Foundation
import TactusDisplayList
import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport

/// The program that runs the benchmarks and compares each result with a limit or a reference
/// measured in the same run.
///
/// `swift run -c release benchmarks [TACTUS]`, with the path of a `tactus` to be measured as well,
/// both built with all rooms optimized; exits with 1 if a limit is exceeded.
/// `BENCHMARKS=engines,sounds` measures only these parts.
@main
enum Benchmarks {
  @MainActor static func main() {
    var report = Report()
    let parts: [(name: String, measure: @MainActor (inout Report) -> Void)] = [
      ("synthesis", synthesis), ("pitchedSounds", pitchedSounds), ("linearity", linearity),
      ("liveChanges", liveChanges), ("players", players), ("triggers", triggers),
      ("firstTaps", firstTaps), ("painting", painting), ("touches", touches), ("layout", layout),
      ("screens", screens), ("repeated", repeated),
      ("home", home), ("texts", texts), ("keyboards", keyboards), ("voiceOver", voiceOver),
      ("engines", engines), ("sounds", sounds), ("health", health), ("printing", printing),
      ("documents", documents), ("matrices", matrices), ("projects", projects),
    ]
    let chosen = ProcessInfo.processInfo.environment["BENCHMARKS"]?.split(separator: ",")
    for part in parts where chosen?.contains(Substring(part.name)) ?? true {
      part.measure(&report)
    }
    if CommandLine.arguments.count > 1 {
      start(CommandLine.arguments[1], &report)
      phones(CommandLine.arguments[1], &report)
      lowering(CommandLine.arguments[1], &report)
      connections(CommandLine.arguments[1], &report)
    }
    report.finish()
  }

  private static func projects(_ report: inout Report) {
    do {
      for (count, limit) in [(1_000, 1_000.0), (10_000, 10_000.0)] {
        let time = try ProjectPlanning.milliseconds(sources: count)
        report.add("a project of \(count) sources is planned", time, "ms", "limit", limit, 1)
      }
    } catch {
      print("projects were not measured: \(error)")
    }
  }

  /// The time per frame of the MPEG reference synthesizer for a short pattern, in nanoseconds.
  ///
  /// - Source: measured earlier at 8 kHz on two cores; the program is not available here.
  private static let mpegFrame = 125.0

  private static func synthesis(_ report: inout Report) {
    for count in [1, 8, 64] {
      let pattern = Workload.continuous(count)
      let ours = Workload.nanoseconds { Workload.render(pattern, all: false) }
      let all = Workload.nanoseconds { Workload.render(Workload.withTone(pattern), all: true) }
      let reference = CLoop(voices: count)
      let equal = Workload.nanoseconds { reference.render(native: false) }
      let native = Workload.nanoseconds { reference.render(native: true) }
      report.add("\(count) events, drive only", ours, "ns/frame", "C -O3 -ffast-math", equal, 1.5)
      report.add("", ours, "ns/frame", "the same with -march=native", native, nil)
      report.add(
        "", ours, "ns/frame", "MPEG's 125 ns, a twentieth", mpegFrame / 20, count == 1 ? 1 : nil)
      report.add(
        "\(count) events and a tone, all signals", all, "ns/frame", "drive only", ours, nil)
    }
  }

  private static func pitchedSounds(_ report: inout Report) {
    let sounds = PitchedSounds(600)
    report.add(
      "600 looped sounds at another pitch, each", sounds.ours, "ns/frame", "C -O3 -ffast-math",
      sounds.reference, 3)
  }

  /// Measures requests for the page beside a thousand silent connections, on the loopback address
  /// and over TLS on the local network.
  private static func connections(_ tactus: String, _ report: inout Report) {
    let app = URL(fileURLWithPath: tactus).deletingLastPathComponent().appending(path: "Scale").path
    for (place, options, address) in [
      ("this machine", [], #/http:\/\/([0-9.]+):([0-9]+)\//#),
      ("the network", ["--lan"], #/https:\/\/([0-9.]+):([0-9]+)\//#),
    ] {
      do {
        let program = try RunningProgram(tactus, ["simulate", app, "--no-open"] + options)
        defer { program.signal(SIGINT) }
        guard program.wait(until: { ($0.output + $0.errorOutput).contains(address) }),
          let match = (program.output + program.errorOutput).firstMatch(of: address)
        else {
          print("silent connections were not measured: no address on \(place)")
          continue
        }
        let found = try SilentConnections(
          to: String(match.1), port: Int(match.2) ?? 0, count: 1_000, isSecure: !options.isEmpty)
        let alone = found.alone.sorted()[found.alone.count / 2]
        report.add(
          "a request beside 1,000 silent ones, \(place)",
          found.beside.sorted()[found.beside.count / 2], "ms", "alone, and 100 ms", alone + 100, 1)
        report.add(
          "the slowest", found.beside.max() ?? 0, "ms", "alone, and 100 ms", alone + 100, 1)
      } catch {
        print("silent connections were not measured: \(error)")
      }
    }
  }

  /// Measures the lowering of 20,000 lines by the program beside `tactus`.
  private static func lowering(_ tactus: String, _ report: inout Report) {
    let program = URL(filePath: tactus).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "tactus-rewrite").path
    guard let app = AppSource(lineCount: 20_000) else { return }
    let words = ["lower"] + app.paths + ["-o", app.folder + "/lowered"]
    let lower = Workload.wall(of: program, words, runs: 3) * 1_000
    report.add("20,000 lines lowered", lower, "ms", "2 s", 2_000, 1)
    let doctor = Workload.wall(of: program, ["doctor", app.folder + "/sources"], runs: 3) * 1_000
    report.add("20,000 lines seen by the doctor", doctor, "ms", "lowered", lower, nil)
  }

  private static func linearity(_ report: inout Report) {
    let pattern = Workload.longCurve
    let seconds = Workload.seconds {
      let renderer = PatternRenderer(pattern)
      let block = SignalBlock(capacity: 4_096)
      defer { block.deallocate() }
      while !renderer.isFinished {
        renderer.render(4_096, into: SignalBuffers(drive: block.drive.baseAddress))
      }
    }
    report.add(
      "175 s, one curve of 1,435 points, 73 events", seconds * 1_000, "ms", "a tenth of a second",
      100, 1)
  }

  /// Measures the median of many live changes after some time of playback, relative to that after
  /// one second.
  private static func liveChanges(_ report: inout Report) {
    var first = (preparing: 0.0, takingOver: 0.0)
    for (seconds, name) in [(1.0, "1 s"), (10, "10 s"), (600, "10 min")] {
      var live = LiveChange(after: seconds)
      let costs = (0..<501).map { _ in live.change() }
      live.deallocate()
      let preparing = costs.map(\.preparing).sorted()[250] * 1e6
      let takingOver = costs.map(\.takingOver).sorted()[250] * 1e6
      if seconds == 1 { first = (preparing, takingOver) }
      report.add(
        "a live change after \(name), preparing", preparing, "µs", "after 1 s", first.preparing, 2)
      report.add("", takingOver, "µs, taking over", "after 1 s", first.takingOver, 3)
    }
  }

  private static func engines(_ report: inout Report) {
    if let mixing = EngineMixing(players: 32, seconds: 1) {
      report.add(
        "an engine with 32 players, 1 s", mixing.ours * 1000, "ms", "in C",
        mixing.reference * 1000, 1.5)
    }
    if let minute = EngineMixing(players: 20, seconds: 60) {
      report.add(
        "a minute of 20 sounds by hand", minute.ours, "s", "a hundredth of real time", 0.6, 1)
    }
  }

  private static func players(_ report: inout Report) {
    for isLive in [false, true] {
      let share = ManyPlayers.share(players: 64, isLive: isLive) * 100
      let name = isLive ? "64 players, 60 changes a second each" : "64 players"
      report.add(name, share, "% of a core", "a quarter", 25, 1)
    }
  }

  private static func triggers(_ report: inout Report) {
    for link in TriggerLatency.Link.allCases {
      for isPrepared in [true, false] {
        guard var trigger = try? TriggerLatency(link) else { continue }
        trigger.measure(isPrepared ? 300 : 10, isPrepared: isPrepared)
        let name = "trigger \(link.rawValue), \(isPrepared ? "prepared" : "idle")"
        report.add("\(name), median", trigger.quantile(0.5), "ms", "a millisecond", 1, nil)
        report.add("p99", trigger.quantile(0.99), "ms", "a millisecond", 1, isPrepared ? 1 : nil)
        print(trigger.histogram)
      }
    }
  }

  /// Measures the first tap on a sound service relative to the tenth, with `prepare()` and without.
  private static func firstTaps(_ report: inout Report) {
    guard PrivateSoundServer.isInstalled else {
      return print("the first tap was not measured: it needs pulseaudio and pulseaudio-utils")
    }
    for isPrepared in [true, false] {
      do {
        let taps = try FirstTap(isPrepared: isPrepared)
        report.add(
          "first tap on a sound service, \(isPrepared ? "prepared" : "idle")", taps.first, "ms",
          "the tenth", taps.tenth, isPrepared ? 1.25 : nil)
      } catch {
        print("the first tap was not measured: \(error)")
      }
    }
  }

  /// Measures a frame of 300 commands; the limit is 1/60 s.
  private static func painting(_ report: inout Report) {
    let drawing = Frame.drawing
    let bytes = DrawingWriter.bytes(of: drawing)
    for scale in [1, 2, 3] {
      guard
        let surface = try? DrawingSurface(
          width: Int(Frame.width) * scale, height: Int(Frame.height) * scale)
      else { continue }
      let painter = DrawingPainter(on: surface, scale: Double(scale))
      let seconds = Workload.seconds { painter.paint(drawing) }
      report.add(
        "frame of \(drawing.commands.count) commands, @\(scale)x", seconds * 1_000, "ms",
        "a sixtieth of a second", 1_000.0 / 60, scale < 3 ? 1 : nil)
    }
    let reading = Workload.seconds { _ = try? DrawingReader.drawing(bytes) }
    let writing = Workload.seconds { _ = DrawingWriter.bytes(of: drawing) }
    let size = Double(bytes.count) / 1_000
    report.add("its \(Int(size)) KB written", writing * 1_000, "ms", "a millisecond", 1, 1)
    report.add("and read", reading * 1_000, "ms", "a millisecond", 1, 1)
  }

  /// Measures from the digitizer to the app's response, which includes more than the limited path
  /// to the recognizers.
  @MainActor private static func touches(_ report: inout Report) {
    for views in [10, 100, 1_000, 10_000] {
      let path = TouchPath(views: views)
      let limit = 50.0
      for (name, times) in [("begins", path.beginnings), ("moves", path.moves)] {
        report.add(
          "a touch \(name) among \(views) views, median", times[times.count / 2], "µs", "limit",
          limit, nil)
        report.add(
          "p99", times[times.count * 99 / 100], "µs", "limit", limit, views == 1_000 ? 1 : nil)
      }
    }
  }

  /// Measures 500 views with constraints.
  @MainActor private static func layout(_ report: inout Report) {
    let (first, change) = ConstraintLayout().measure()
    report.add("500 views, 2,100 constraints, first", first, "ms", "limit", 20, 1)
    report.add("and a constant changed", change, "ms", "limit", 5, 1)
  }

  /// Measures screens of 1,000 labels and of 200 stack views, also relative to another solver.
  @MainActor private static func screens(_ report: inout Report) {
    let first = LabelScreen.first()
    report.add("1,000 labels, 4,000 constraints, first", first, "ms", "limit", 100, 1)
    if let kiwi = KiwiScreen.first() {
      report.add("", first, "ms", "kiwi, the constraints only", kiwi, 1.5)
    } else {
      print("kiwi was not measured: python3 has no kiwisolver")
    }
    let changes = LabelScreen.changes()
    report.add("and the constant of one label changed", changes.one, "ms", "limit", 0.3, 1)
    report.add("and all labels moved", changes.all, "ms", "first", first, nil)
    report.add(
      "200 stack views with 800 labels, first", StackScreen.first(), "ms", "limit", 100, 1)
  }

  /// Measures the memory that remains of work that apps repeat.
  @MainActor private static func repeated(_ report: inout Report) {
    let work = RepeatedWork()
    defer { work.end() }
    for (name, bytes) in [
      ("a label's text", work.texts()), ("reloadData", work.reloads()),
      ("a jump in a table", work.jumps()),
    ] {
      // Every repetition that keeps an object keeps at least a block; caches fill and empty.
      report.add(
        "memory that remains of \(name)", bytes, "bytes", "the allocator's smallest block", 32, 1)
    }
  }

  /// Measures a hundred phones with a Home screen of 20 apps, presses of icons and launches.
  @MainActor private static func home(_ report: inout Report) {
    let count = 100
    do {
      let home = try HomePresses(phones: count)
      report.add("an icon is pressed until its menu is drawn", home.menu, "ms", "limit", 100, 1)
      report.add("an app is launched by its icon and drawn", home.launch, "ms", "limit", 400, 1)
      report.add("an app in the background is opened", home.switching, "ms", "limit", 100, 1)
      report.add("memory of an idle app", home.appMegabytes, "MB", "limit", 40, 1)
      report.add(
        "\(count) phones with Home and \(HomePresses.apps) apps start", home.start, "s", "limit",
        30, 1)
      report.add("memory of each", home.megabytes, "MB", "limit", 40, 1)
    } catch {
      print("the Home screen was not measured: \(error)")
    }
  }

  /// Measures keys in a page and in a megabyte, the layout of lines, and a text of 100 MB.
  @MainActor private static func documents(_ report: inout Report) {
    guard let pdf = DocumentPages.pdf, let picture = DocumentPages.picture,
      let page = try? DocumentPages.first(pdf, as: .pages),
      let image = try? DocumentPages.first(picture, as: .picture)
    else { return print("documents: no reader, or no pdftoppm") }
    defer { for url in [pdf, picture] { try? FileManager.default.removeItem(at: url) } }
    let poppler = DocumentPages.poppler(pdf)
    report.add("first page of 500, with a new reader", page.cold, "ms", "limit", 200, 1)
    report.add("", page.cold, "ms", "pdftoppm", poppler, nil)
    report.add("a page, from a reader that runs", page.warm, "ms", "limit", 200, 1)
    report.add("a picture of 12 MP, with a new reader", image.cold, "ms", "limit", 200, nil)
    report.add("the picture again", image.warm, "ms", "limit", 200, 1)
    let scroll = DocumentPages.scroll(pdf)
    let late = scroll.frames.count { $0 > 16.7 }
    report.add(
      "frames over 16.7 ms, to page \(scroll.page)", Double(late), "", "all frames",
      Double(scroll.frames.count), nil)
    report.add(
      "a frame of 500 pages scrolled, p95", scroll.frames[scroll.frames.count * 95 / 100], "ms",
      "a sixtieth of a second", 16.7, 1)
    report.add("memory of 500 pages scrolled", scroll.growth, "MB", "limit", 200, 1)
  }

  /// Measures products of matrices, for which a call must not cost much, and a large one little.
  private static func matrices(_ report: inout Report) {
    for (size, limit) in [(4, 2.0), (64, 0.75), (512, 0.5)] {
      let products = MatrixProducts(size: size)
      report.add(
        "a product of \(size) × \(size) numbers", products.ours, "µs", "C -O3 -ffast-math",
        products.reference, limit)
    }
  }

  @MainActor private static func texts(_ report: inout Report) {
    let page = LongText(bytes: 3_000)
    let key = page.key()
    report.add(
      "a key in a page of text, to its frame", key, "ms", "a sixtieth of a second", 16.7, 1)
    let long = LongText(bytes: 1_000_000)
    report.add("1 MB of text opened", long.opening, "ms", "limit", 200, 1)
    report.add("a key in 1 MB of text, to its frame", long.key(), "ms", "in a page", key, 2)
    let lines = LongText.lines()
    report.add("1,000 lines laid out", lines.ours, "ms", "Pango", lines.pango, 1.3)
    report.add("memory of 100 MB of text", LongText.megabytes(), "MB", "the text", 100, nil)
  }

  /// Measures a printed page until it is in the queue of a printer.
  @MainActor private static func printing(_ report: inout Report) {
    guard PagePrinting.isAvailable else { return print("printing was not measured: no cupsd") }
    do {
      let pages = try PagePrinting()
      defer { pages.end() }
      let ours = pages.ours()
      report.add("a page drawn and in the queue", ours, "ms", "limit", 150, 1)
      report.add("", ours, "ms", "lp, of a drawn page", try pages.program(), nil)
      report.add("a hundred pages drawn", pages.drawing(), "ms", "target", 300, nil)
    } catch {
      print("printing was not measured: \(error)")
    }
  }

  /// Measures keys of the screen's keyboard, and wheels with few and with many rows.
  @MainActor private static func keyboards(_ report: inout Report) {
    let keys = ScreenTyping.keys()
    report.add(
      "a key on the screen to its letter, p95", keys.letters[keys.letters.count * 95 / 100], "ms",
      "limit", 33, 1)
    let suggestions = keys.suggestions
    report.add(
      "its suggestions, 12 frames, p95", suggestions[suggestions.count * 95 / 100], "ms", "limit",
      33, 1)
    report.add("the slowest", suggestions.last ?? 0, "ms", "limit", 33, nil)
    let few = ScreenTyping.wheel(rows: 10)
    report.add(
      "a wheel of 100,000 rows, a frame", ScreenTyping.wheel(rows: 100_000), "ms", "10 rows", few,
      1.5)
  }

  /// Measures VoiceOver with ten thousand elements.
  @MainActor private static func voiceOver(_ report: inout Report) {
    let times = VoiceOverTree.times()
    report.add("VoiceOver: a list of 10,000 elements", times.list, "ms", "limit", 100, 1)
    report.add("", times.list, "ms", "the same list, VoiceOver off", times.off, nil)
    report.add("the move to the next of them", times.move, "ms", "limit", 5, 1)
    report.add("", times.move, "ms", "the same flick, VoiceOver off", times.flick, nil)
    report.add("a move that scrolls all of them", times.scrollingMove, "ms", "limit", 5, 1)
    report.add("a finger explores one of them", times.touch, "ms", "limit", 50, 1)
  }

  /// Measures the decisions about sessions and permissions, and the start of speech.
  private static func sounds(_ report: inout Report) {
    report.add(
      "an audio session interrupts another", SoundSessions.decision(), "µs", "limit", 10, 1)
    do {
      let speech = try SpeechStart.synthesis()
      report.add("a short text until its speech is there", speech, "ms", "limit", 50, 1)
      if let program = SpeechStart.program() {
        report.add("", speech, "ms", "the program espeak-ng", program, nil)
      }
    } catch {
      print("speech was not measured: \(error)")
    }
    do {
      report.add(
        "a minute of 20 sounds in lockstep, 100 × real time", 100,
        "×", "measured", try LockstepSounds.medianSpeed(), 1)
    } catch {
      print("sounds in lockstep were not measured: \(error)")
    }
    do {
      let film = try FilmDecoding()
      report.add(
        "a film of 1280 × 720, each picture", try film.ours(), "ms", "gst-launch-1.0",
        film.program(), 2)
    } catch {
      print("films were not measured: \(error)")
    }
    do {
      report.add(
        "a request for a decided permission", try PermissionChecks.decision(), "µs", "limit", 20,
        1)
      let answered = try PermissionChecks.overSocket()
      report.add("the permissions over the socket, p99", answered, "µs", "limit", 200, 1)
      report.add("", answered, "µs", "an echo of 200 bytes", PermissionChecks.echoOverSocket(), nil)
    } catch {
      print("permissions were not measured: \(error)")
    }
  }

  /// Measures the storage of health data and reading an iPhone's export.
  private static func health(_ report: inout Report) {
    do {
      let (saving, year) = try HealthMetrics.saving()
      report.add("a million samples saved", saving.ours, "s", "limit", 5, 1)
      report.add("", saving.ours, "s", "SQLite from C", saving.peer, nil)
      report.add("the daily sums of a year of minutes", year.ours * 1000, "ms", "limit", 20, 1)
      report.add("", year.ours * 1000, "ms", "SQLite from C", year.peer * 1000, nil)
      let reading = try HealthMetrics.reading()
      report.add(
        "export.xml, 100,000 records", reading.ours * 1000, "ms", "libxml2 alone",
        reading.peer * 1000, 2)
    } catch {
      print("health data were not measured: \(error)")
    }
  }

  /// Measures a hundred phones relative to real time.
  private static func phones(_ tactus: String, _ report: inout Report) {
    let app = URL(fileURLWithPath: tactus).deletingLastPathComponent().appending(path: "Scale").path
    let count = 100
    do {
      let phones = try ManyPhones(count, tactus: tactus, app: app)
      report.add(
        "\(count) phones, each with its app, for 10 s", phones.seconds, "s", "real time",
        ManyPhones.duration, 1)
      report.add(
        "memory of each, with its app", phones.megabytes / Double(count), "MB", "limit", 50, 1)
    } catch {
      print("\(count) phones were not measured: \(error)")
    }
  }

  private static func start(_ tactus: String, _ report: inout Report) {
    for file in ["small", "large"] {
      guard let path = Workload.file(file) else { continue }
      let milliseconds = Workload.wall(of: tactus, ["check", path]) * 1_000
      let limit = file == "small" ? 6.0 : 50
      report.add("tactus check, \(file) file", milliseconds, "ms", "limit", limit, 1)
    }
  }
}
