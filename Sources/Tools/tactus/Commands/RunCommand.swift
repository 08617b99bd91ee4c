import Glibc
import TactusAppDatabase
import TactusCommandKit
import TactusInstalledApps
import TactusJSON
import TactusPatternCommands
import TactusPhone
import TactusPhoneHost
import TactusPhoneScript
import TactusPhoneTypes

/// `tactus run`: runs a script on a phone with an app, in virtual time.
enum RunCommand {
  static let app = Operand.word(
    "APP", completion: .files([]),
    help: "A package, a folder of Swift sources, or a built program; without it the Home screen.")
  static let script = Option<String?>.file(
    "script", value: "STEPS.jsonl", extensions: ["jsonl"],
    help: "The script, one JSON object a line; - is standard input.")
  static let out = Option<String?>.text(
    "out", short: "o", value: "DIR",
    help: "A folder for the haptic log, snapshots and the app's output; created if missing."
  )
  static let scale = Option.integer(
    "scale", value: "PIXELS", in: 1...3,
    help: """
      The pixels a point of pictures; the default is the phone's own, and 1 for a video.
      """)
  static let video = Option<String?>.file(
    "video", value: "FILE.webp", extensions: ["webp"],
    help: "A recording of the screen, an animated WebP.")
  static let model = ModelOption.option(
    default: .iPhoneXS, help: "The phone model; the default is the last one with 3D Touch.")
  static let release = Option.flag(
    "release", help: "Build the app for release; otherwise it is built for debugging.")
  static let patience = Option.number(
    "patience", value: "SECONDS", in: 0.1...3600, unit: "seconds", default: 8,
    help: "The maximum real time of the app for a turn.")

  static let answer = Option.texts(
    "answer", value: "BUTTON",
    help: "The title of a button that answers the phone's questions at once.")

  static let phoneFolder = Option<String?>.text(
    "phone", value: "DIR",
    help: "A stored phone with the apps and the order of the icons; the default is a new phone.")
  static let microphone = MicrophoneOption.option
  static let printer = PrinterOption.option

  static let command = Command(
    "run",
    abstract: "Run an app on a phone, driven by a script.",
    discussion: """
      The app runs in a process of its own, in virtual time: the clock goes from deadline to \
      deadline and waits at each for the app. So a minute of touches takes a moment, and two runs \
      give the same bytes.

      A package, an Xcode project or a folder of sources is built first. Each line of the script is a step, such as \
      {"press": {"label": "Tare", "force": 3.3, "for": 0.4}}; Documentation/Scripts.md describes \
      all steps. The first mistake, the first unmet expectation, a touch that no app receives or \
      that the phone refuses, and an app that ends or does not respond end the run with \
      file:line:column and status 1; other invalid input is a warning.

      Without APP the phone begins with its Home screen and the example apps, as that of 'tactus \
      simulate' without one, whose recordings it repeats. With --phone it has the apps and the order \
      of the icons of a stored phone, which stays as it is.

      DIR then contains haptics.jsonl, which 'tactus log' reads, notes.jsonl with other events, \
      output.txt with the app's output, and for each snapshot NAME.png with the upright screen and \
      NAME.json with the element tree; printed has the PDF documents that the app has printed.
      """,
    examples: [
      Example(
        "tactus run MyApp --script weigh.jsonl --out weighed",
        "Builds an app and runs the script."),
      Example(
        "tactus run ./Scale --script open.jsonl -o opened --model iphone-11",
        "Runs a built program, on a phone without 3D Touch."),
      Example(
        "tactus run --script session/script.jsonl -o again",
        "Repeats a recording of the Home screen."),
      Example(
        "tactus run ./Scale --script weigh.jsonl -o weighed --video weighed.webp",
        "Also records the screen."),
    ],
    operands: [app],
    options: [
      script, out, video, model, RegionOptions.language, RegionOptions.region,
      RegionOptions.timeZone, scale, release, patience, answer,
      microphone, printer, phoneFolder, SchemeOption.option,
    ],
    statuses: [
      .findings, .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let phoneModel = try ModelOption.model(arguments[model])
    let settings = try RegionOptions.settings(arguments)
    // Missing files are reported in the order of the command line, before the build.
    if let path = arguments[app] { try AppProgram.check(path) }
    guard let scriptPath = arguments[script] else { throw UsageError("--script is missing") }
    guard let folder = arguments[out] else { throw UsageError("--out is missing") }
    // Mistakes in the script are reported before anything is built.
    let steps: PhoneScript
    do throws(SourceTextError) {
      steps = try PhoneScript(SourceText.read(scriptPath))
    } catch {
      throw CommandFailure(error)
    }
    let environment = try MicrophoneOption.environment(of: arguments[microphone])
    let results = try RunResults(folder, scale: arguments[scale])
    var program = try Self.program(arguments, results, console)
    let stored = try arguments[phoneFolder].map { try storedApps($0) }
    let printers = try PrinterOption.printers(arguments[printer])
    program.variables.merge(PrinterOption.variables(printers)) { $1 }
    let screenRecorder = arguments[video].map {
      ScreenRecorder(to: $0, scale: arguments[scale] ?? 1)
    }
    let session = try AppSession(
      program, on: phoneModel, settings: settings, actuators: [],
      output: results.path("output.txt"),
      patience: arguments[patience],
      printing: PrinterOption.queue(printers, folder: results.path("printed"), console),
      stored: stored, isHome: arguments[app] == nil,
      onEvent: { event in
        // The end of this app is the run's error, and so is its silence; other apps may end. The
        // run reports input that the phone rejects.
        if case .shown(let frame, _, let since) = event {
          screenRecorder?.record(frame, since: since)
        }
      },
      onError: { console.warn($0.message) })
    func prepare(_ phone: LockstepPhone) {
      phone.send(.presetAnswers(arguments[answer]))
      if environment.microphone != nil { phone.send(.environment(environment)) }
    }
    prepare(session.phone)
    // Snapshots request their own pictures.
    if screenRecorder == nil { session.phone.send(.watch(false)) }
    let run = ScriptRun(
      session.phone, of: session.app,
      restart: { model in
        if model != nil, screenRecorder != nil {
          throw CommandFailure(.findings, "a video shows one phone; the script has another one")
        }
        try session.restart(on: model)
        if model != nil { prepare(session.phone) }
        return (session.phone, session.app)
      },
      reinstall: {
        try session.reinstall()
        return session.app
      },
      showHome: session.showHome, launch: session.launch,
      warn: { error in
        let warning = CommandFailure(error)
        console.warn(warning.message, at: warning.location)
      }, keep: results.keep)
    do {
      try run.run(steps)
    } catch let error as SourceTextError {
      // An app that the script has ended is not an error.
      let isConnected = session.isConnected || run.app == nil
      let crash = session.isHanging ? session.crashEnding() : nil
      let isHanging = session.isHanging && crash == nil
      let ending =
        crash.map { ": \($0)" }
        ?? (isHanging ? session.endHanging() : isConnected ? "" : ": \(session.ending())")
      session.end()
      try results.keep(session.hosts)
      results.reportWarnings(to: console)
      let place = CommandFailure(error)
      throw CommandFailure(
        .findings, (crash == nil ? place.message : "the app has ended") + ending,
        at: place.location,
        hint: isConnected && !isHanging && crash == nil
          ? nil : "Its output is in \(results.path("output.txt")).")
    }
    let end = session.phone.now
    let isEmpty = run.app != nil && session.isConnected && session.phone.inspect().isEmpty
    session.end()
    try results.keep(session.hosts)
    results.reportWarnings(to: console)
    try screenRecorder?.write(of: phoneModel.screen, until: end)
    if isEmpty, let reason = results.reasonForEmptyScreen {
      throw CommandFailure(
        .findings, "the app has shown nothing: \(reason)",
        at: SourceLocation(results.path("output.txt")))
    }
    return .success
  }

  /// Returns the program of the run: the app, or the Home screen without one (HomeScreen.S12).
  private static func program(
    _ arguments: Arguments, _ results: RunResults, _ console: Console
  ) throws -> AppProgram {
    if let path = arguments[app] {
      return try AppProgram(
        path, isOptimized: arguments[release], scheme: arguments[SchemeOption.option],
        log: results.path("build.txt"), console: console)
    }
    guard let home = SystemPrograms.home else {
      throw CommandFailure(
        .serviceMissing, "there is no Home screen: tactus-home is not beside this command",
        hint: "'./tactus simulate' builds it.")
    }
    return home
  }

  /// Returns the apps of a stored phone, which is not changed.
  private static func storedApps(_ folder: String) throws -> AppLibrary {
    let phone = try PhoneFolderOption.apps(folder)
    return try PhoneFolderOption.reporting {
      try InstalledApps(phone.database, onError: { _ in }).library
    }
  }
}
