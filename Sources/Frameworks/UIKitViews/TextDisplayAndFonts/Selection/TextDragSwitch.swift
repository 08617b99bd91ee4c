/// The interaction by which an app switches off the drags of a text (TextSelection.TD1).
@MainActor
final class TextDragSwitch: NSObject, UIDragInteractionDelegate {
  /// The interaction; the text's own press recognizer begins its drags.
  private(set) lazy var interaction = UIDragInteraction(delegate: self)

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}
