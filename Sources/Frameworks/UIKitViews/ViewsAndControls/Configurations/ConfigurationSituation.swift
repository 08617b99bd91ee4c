/// The part of a configuration state that the system's own appearances depend on.
package struct ConfigurationSituation: Hashable, Sendable {
  package var isDisabled = false
  package var isHighlighted = false
  package var isSelected = false
  package var isEditing = false

  /// Creates the situation of a view without touches, selection or editing.
  package init() {}

  /// Creates the situation of a state of one of UIKit's types; of others, nothing is known.
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
