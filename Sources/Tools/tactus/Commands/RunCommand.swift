import CommandKit
import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneScript
import PositionedText

/// `tactus run`: does a script on a phone with an app, in virtual time.
enum RunCommand {
  static let app = Operand.file(
    "APP", help: "A package, a folder of Swift sources, or a program that is built already.")
  static let script = Option<String?>.file(
    "script", value: "STEPS.jsonl", extensions: ["jsonl"],
    help: "What to do, one object of JSON a line; - is standard input.")
  static let out = Option<String?>.text(
    "out", short: "o", value: "DIR",
    help: "A folder for the haptic log, snapshots, and what the app says; made where it is missing."
  )
  static let scale = Option.integer(
    "scale", value: "PIXELS", in: 1...3,
    help: """
      How many pixels of a picture make a point; the default is the phone's own, and 1 for a video.
      """)
  static let video = Option<String?>.file(
    "video", value: "FILE.webp", extensions: ["webp"],
    help: "A film of the screen, an animated WebP that every browser shows.")
  static let model = ModelOption.option(
    default: .iPhoneXS, help: "The phone; the default is the last one that feels force.")
  static let patience = Option.number(
    "patience", value: "SECONDS", in: 0.1...3600, unit: "seconds", default: 8,
    help: "How long, in real time, the app may take for a turn.")

  static let command = Command(
    "run",
    abstract: "Run an app on a phone, and do on it what a script says.",
    discussion: """
      The app runs in a process of its own, in virtual time: its clock goes from one thing that is \
      due to the next, and stands still until the app has done it. So a minute of pressing takes a \
      moment, and two runs give the same bytes.

      A package or a folder of sources is built first. Each line of the script is a step, such as \
      {"press": {"label": "Tare", "force": 3.3, "for": 0.4}}; Documentation/Scripts.md has all of \
      them. The first mistake, and the first expectation that is not met, end the run with \
      file:line:column; input that makes no sense is a warning; where the app itself ends before the script, so does the run.

      In DIR there are then haptics.jsonl, which 'tactus log' reads, notes.jsonl with what else \
      happened, output.txt with what the app said, and for each snapshot NAME.png with the screen, held \
      upright, and NAME.json with all that is shown.
      """,
    examples: [
      Example(
        "tactus run MyApp --script weigh.jsonl --out weighed",
        "Builds an app and does what the script says."),
      Example(
        "tactus run ./Scale --script weigh.jsonl -o weighed --model iphone-11",
        "Does the same with what is built, on a phone without 3D Touch."),
      Example(
        "tactus run ./Scale --script weigh.jsonl -o weighed --video weighed.webp",
        "Films the screen meanwhile."),
    ],
    operands: [app],
    options: [script, out, video, model, scale, patience],
    statuses: [
      .findings, .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let phoneModel = try ModelOption.model(arguments[model])
    guard let folder = arguments[out] else { throw UsageError("--out is missing") }
    guard let scriptPath = arguments[script] else { throw UsageError("--script is missing") }
    // A mistake in the script is told before anything is built.
    let steps: PhoneScript
    do throws(UnreadableText) {
      steps = try PhoneScript(SourceText.read(scriptPath))
    } catch {
      throw CommandFailure(error)
    }
    let results = try RunResults(folder, scale: arguments[scale])
    let program = try AppProgram(arguments[app], log: results.path("build.txt"), console: console)
    let filming = arguments[video].map { ScreenFilming(to: $0, scale: arguments[scale] ?? 1) }
    let session = try AppSession(
      program, on: phoneModel, actuators: [], output: results.path("output.txt"),
      patience: arguments[patience],
      tell: { news in
        switch news {
        case .shown(let frame, _, let since): filming?.take(frame, since: since)
        case .inspected: break
        case .note(let note):
          switch note.event {
          case .notResponding, .input: console.warn(note.message)
          // Whoever is gone is the run's error; the others are as they should be.
          case .joined, .respondingAgain, .gone, .wantsOpened, .badge, .staysAwake, .announced,
            .noSound:
            break
          }
        case .haptic: break
        }
      },
      report: { console.warn($0.message) })
    // Snapshots look for themselves.
    if filming == nil { session.phone.take(.watch(false)) }
    let run = ScriptRun(session.phone, of: session.app, keep: results.keep)
    do {
      try run.run(steps)
    } catch let error as UnreadableText {
      let isThere = session.isThere
      let ending = isThere ? nil : session.ending()
      session.end()
      try results.keep(session.phone.phone)
      let place = CommandFailure(error)
      throw CommandFailure(
        .findings, place.message + (ending.map { ": \($0.message)" } ?? ""), at: place.location,
        hint: isThere ? nil : "What it said is in \(results.path("output.txt")).")
    }
    let end = session.phone.now
    session.end()
    try results.keep(session.phone.phone)
    try filming?.write(of: phoneModel.screen, until: end)
    return .success
  }
}
