/// The decision whether a module file is written without the bodies of functions.
///
/// In a build without optimization the compiler's driver writes the module file in a job of its
/// own, for every change, and that job takes longest: for each subclass of a class such as
/// `UIViewController` the file lists the implementations of all inherited methods, which only an
/// optimizer reads. The SDK's frontend leaves them out.
///
/// Bodies stay if they declare types, which a debugger needs, and if the compiler copies them into
/// other modules.
enum ModuleBodies {
  /// Returns whether the module file of a call may lack bodies.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - interfaces: The interfaces of the call's files.
  ///   - texts: The files.
  static func areOptional(
    in call: CompilerCall, _ interfaces: [FileInterface], _ texts: [String]
  ) -> Bool {
    call.writesModuleSeparately && !interfaces.contains(where: \.hasLocalTypes)
      && !texts.contains { text in copyingAttributes.contains(where: text.mentions) }
  }

  /// The attributes of functions whose bodies the compiler copies into other modules.
  private static let copyingAttributes: [StaticString] = [
    "@inlinable", "@_transparent", "@_alwaysEmitIntoClient", "@backDeployed", "@_backDeploy",
    "@export(", "@differentiable", "@derivative",
  ]
}
