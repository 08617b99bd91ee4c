/// A proposed configuration for the behavior of a text drop interaction.
///
/// Steps TextSelection.TD6…
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// A text drop action style that specifies how the text view receives dropped items.
  open var dropAction = Action.insert
  /// A mode that specifies how the text view indicates progress to the user when loading dropped
  /// items; stored, as no indicator is shown: data comes from the same app.
  open var dropProgressMode = ProgressMode.system
  /// Whether the text view moves its own text in place, without the data of the items.
  open var useFastSameViewOperations = true
  /// The performer that is responsible for handling the drop operation.
  open var dropPerformer = Performer.view
}
