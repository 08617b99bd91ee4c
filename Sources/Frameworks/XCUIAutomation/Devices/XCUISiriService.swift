import UIKit

/// Siri, which the phone lacks.
@preconcurrency @MainActor
open class XCUISiriService: NSObject {
  /// Tells Siri a text; the phone has no Siri, so the test fails.
  open func activate(voiceRecognitionText text: String) {
    TestFailure.record("Failed to activate Siri with “\(text)”: the phone has no Siri")
  }
}
