import UIKit

/// Siri, which the phone lacks.
@preconcurrency @MainActor
open class XCUISiriService: NSObject {
  /// Passes a text to Siri; fails the test, since the phone has no Siri.
  open func activate(voiceRecognitionText text: String) {
    TestFailure.record("Failed to activate Siri with “\(text)”: the phone has no Siri")
  }
}
