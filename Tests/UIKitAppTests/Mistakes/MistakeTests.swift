import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The messages of mistakes in apps, each made in a process of its own.
///
/// The test runner turns off backtraces in these processes; CrashReportTests tests places.
@Suite(.exclusiveScreen, .timeLimit(.minutes(60))) struct MistakeTests {
  @Test(
    "Crashes.CR1, Crashes.CR9, Crashes.CR10. A mistake ends the app with what to do instead",
    arguments: FatalMistake.allCases)
  func fatal(mistake: FatalMistake) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in
      await MainActor.run { mistake.make() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in mistake.message { #expect(text.contains(part), "\(text)") }
    #expect(text.contains("uncaught exception '\(mistake.exception)'"), "\(text)")
  }

  @Test(
    "Crashes.CR8, Crashes.CR9, Crashes.CR12. A mistake that an iPhone logs is logged, once",
    arguments: LoggedMistake.allCases)
  func logged(mistake: LoggedMistake) async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [mistake] in
      await MainActor.run {
        mistake.make()
        exit(EXIT_SUCCESS)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in mistake.log { #expect(text.contains(part), "\(text)") }
    let warnings = text.ranges(of: "tactus: warning: ").count
    #expect(warnings == (mistake.log.isEmpty ? 0 : 1), "\(text)")
  }

  @Test("Crashes.CR11. A view that is used on a background thread is a warning with its place")
  func background() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let label = await MainActor.run { UILabel() }
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          Unchecked.useElsewhere(label)
          done.resume()
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UILabel is used on a background thread"), "\(text)")
    #expect(text.contains("DispatchQueue.main.async"))
  }

  /// Uses views as code without checks of concurrency does.
  private enum Unchecked {
    static func useElsewhere(_ view: UIView) {
      let use: @MainActor (UIView) -> Void = { $0.setNeedsDisplay() }
      unsafeBitCast(use, to: ((UIView) -> Void).self)(view)
    }
  }

  @Test("An index beyond an array's end, and a nil that is unwrapped")
  func trapped() async {
    let index = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIView()
        let eggs = [UIView()]
        eggs[eggs.count].setNeedsLayout()
      }
    }
    check(index, Self.trapMessages("Index out of range"))
    let unwrapped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.superview!.setNeedsLayout()
      }
    }
    check(unwrapped, Self.trapMessages("Unexpectedly found nil"))
  }

  // MARK: Internals

  /// Checks the message of a process that ended.
  private func check(
    _ result: ExitTest.Result?, _ words: [String], _ place: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for word in words {
      #expect(text.contains(word), "\(text)", sourceLocation: place)
    }
  }

  /// The message of a trap of the standard library, which has none in optimized code; there the
  /// backtrace says what happened (`CrashReportTests`).
  private static func trapMessages(_ message: String) -> [String] {
    #if DEBUG
      [message]
    #else
      []
    #endif
  }
}
