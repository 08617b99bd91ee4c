import CoreHaptics
import HeartbeatKit
import Testing
import UIKit

/// Tests with Swift Testing in a file that also imports UIKit.
@Suite struct HeartbeatTests {
  @Test(arguments: [0.25, 0.5, 1] as [Float])
  func patternLastsAsLongAsItsTaps(strength: Float) throws {
    #expect(try HeartbeatPlayer.pattern(strength: strength).duration >= 0.16)
  }

  @Test @MainActor func controllerShowsTheCount() {
    let controller = HeartbeatViewController()
    controller.loadViewIfNeeded()
    #expect(controller.label.text == "0 beats")
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    controller.view.layoutIfNeeded()
    #expect(controller.heart.bounds.size == CGSize(width: 200, height: 60))
  }

  @Test @MainActor func beatsPlay() throws {
    let player = HeartbeatPlayer()
    try player.beat()
    #expect(player.isRunning)
  }

  @Test func rhythmsAreFoundDescribedAndDragged() throws {
    let rhythms = RhythmList()
    #expect(rhythms.names(beginningWith: "ré") == ["Resting"])
    let note = try rhythms.note(of: "Running")
    #expect(String(note.characters) == "140 a minute, briskly")
    #expect(note.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    let provider = rhythms.itemProvider(of: "Asleep")
    #expect(rhythms.accepts(provider) && provider.suggestedName == "Asleep")
  }

  #if os(iOS)
    @Test func isAnIPhone() {}
  #endif
}
