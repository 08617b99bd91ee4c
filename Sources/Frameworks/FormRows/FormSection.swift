import UIKit

/// The rows of a form between two headings.
@MainActor
package struct FormSection {
  /// The text above the rows; `nil` for none.
  package var header: String?
  /// The rows.
  package var rows: [FormRow]

  /// Creates a section.
  package init(_ header: String? = nil, _ rows: [FormRow]) {
    (self.header, self.rows) = (header, rows)
  }
}
