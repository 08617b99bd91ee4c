/// The part of a configuration state that views and cells have in common, on which the system's own
/// appearances depend.
package struct CommonConfigurationState: Hashable, Sendable {
  package var isDisabled = false
  package var isHighlighted = false
  package var isSelected = false
  package var isEditing = false

  /// Creates the state of a view without touches, selection or editing.
  package init() {}

  /// Creates the common part of a state; of types other than those of UIKit nothing is known.
  package init(_ state: any UIConfigurationState) {
    if let cell = state as? UICellConfigurationState {
      (isDisabled, isEditing) = (cell.isDisabled, cell.isEditing)
      (isHighlighted, isSelected) = (cell.isHighlighted, cell.isSelected)
    } else if let view = state as? UIViewConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (
        view.isDisabled, view.isHighlighted, view.isSelected
      )
    }
  }
}
