import TactusLowering

/// Returns the text of a source after the lowering.
///
/// - Parameters:
///   - text: The text of the source, the only one of its module.
///   - modules: The modules of the SDK that it may import.
///   - isSwift6: Whether the language mode is that of Swift 6.
func lower(
  _ text: String, _ modules: Set<String> = ["TactusFoundation", "UIKit"], isSwift6: Bool = false
) -> String {
  var options = LoweringOptions()
  options.modules = modules
  options.isSwift6 = isSwift6
  return Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
}
