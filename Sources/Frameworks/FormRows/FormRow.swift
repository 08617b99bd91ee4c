import UIKit

/// A row of a form: what it shows, and what happens when it is touched.
@MainActor
package struct FormRow {
  /// The control that a row has at its leading edge while the table is edited.
  package enum Edit {
    /// A row that adds another one.
    case insert(() -> Void)
    /// A row that can be deleted.
    case delete(() -> Void)
  }

  /// Returns a cell with what the row shows now.
  package let makeCell: () -> UITableViewCell
  /// Called when the row is selected; `nil` for a row that cannot be.
  package var onSelect: (() -> Void)?
  /// The control while the table is edited; `nil` for none.
  package var edit: Edit?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - onSelect: Called when the row is selected; `nil` for a row that cannot be.
  ///   - makeCell: Returns a cell with what the row shows now.
  package init(onSelect: (() -> Void)? = nil, _ makeCell: @escaping () -> UITableViewCell) {
    (self.makeCell, self.onSelect) = (makeCell, onSelect)
  }

  /// Returns the row with a control while the table is edited.
  package func editing(_ edit: Edit?) -> FormRow {
    var row = self
    row.edit = edit
    return row
  }
}
