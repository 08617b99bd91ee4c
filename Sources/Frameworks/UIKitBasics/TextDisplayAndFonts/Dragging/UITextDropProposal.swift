/// The outcome that a text's delegate, or the text itself, wants for a drop.
///
/// Steps TextSelection.TD6…
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// The part of the text that the dropped text takes the place of.
  open var dropAction = Action.insert
  /// The presentation of progress; stored only, because data comes from the same app at once.
  open var dropProgressMode = ProgressMode.system
  /// Whether the text view moves its own text in place, without the data of the items.
  open var useFastSameViewOperations = true
  /// The object that changes the text.
  open var dropPerformer = Performer.view
}
