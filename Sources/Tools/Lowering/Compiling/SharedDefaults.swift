/// The declaration that user defaults may go to any thread, as on an iPhone.
///
/// Foundation on Linux declares that they may not, though they are safe. Only a module of the app
/// itself can declare otherwise; the compiler warns about that, and `DiagnosticFilter` leaves the
/// warning out.
struct SharedDefaults {
  /// The path of the source to which the declaration is added.
  let source: String
  /// The declaration.
  let text = """

    import TactusFoundation
    extension Foundation.UserDefaults: @retroactive @unchecked Swift.Sendable {}

    """

  /// Finds a source that names user defaults, in a module that may send them to other threads;
  /// `nil` without one, and in a module with such a declaration of its own.
  ///
  /// - Parameters:
  ///   - sources: The paths and the texts.
  ///   - options: The options of the module.
  init?(_ sources: [(path: String, text: String)], _ options: LoweringOptions) {
    guard options.modules?.contains("TactusFoundation") == true,
      options.isSwift6 || sources.contains(where: { $0.text.mentions("Sendable") }),
      !sources.contains(where: { $0.text.mentions("extension UserDefaults:") }),
      let first = sources.first(where: {
        $0.text.mentions("UserDefaults") && !$0.path.hasSuffix("/main.swift")
      })
    else { return nil }
    source = first.path
  }
}
