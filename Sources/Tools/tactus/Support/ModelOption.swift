import TactusCommandKit
import TactusPhone
import TactusTextFormatting

/// The option `--model` of commands with a phone.
enum ModelOption {
  /// Declares the option.
  static func option(default model: PhoneModel, help: String) -> Option<String> {
    .text(
      "model", value: "MODEL", default: model.name,
      completion: .words(PhoneModel.builtIn.map(\.name)), help: help)
  }

  /// Returns the chosen model.
  ///
  /// - Throws: `UsageError`, with the nearest name.
  static func model(_ name: String) throws(UsageError) -> PhoneModel {
    if let model = PhoneModel.named(name) { return model }
    let names = PhoneModel.builtIn.map(\.name)
    let hint = Spelling.suggestion(for: name, among: names).map { "; did you mean \($0)?" } ?? ""
    throw UsageError(
      "--model expects one of \(names.joined(separator: ", ")), not '\(name)'\(hint)")
  }
}
