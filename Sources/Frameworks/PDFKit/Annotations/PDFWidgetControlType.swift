/// The kind of a button of a form.
public enum PDFWidgetControlType: Int, Sendable {
  /// Another one.
  case unknownControl = -1
  /// A button that acts.
  case pushButtonControl = 0
  /// One button of several.
  case radioButtonControl = 1
  /// A check box.
  case checkBoxControl = 2
}
