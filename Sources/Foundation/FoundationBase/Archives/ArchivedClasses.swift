import Synchronization

/// The names of classes in keyed archives (Archives.AR2).
enum ArchivedClasses {
  /// Returns the name under which the objects of a class are archived.
  ///
  /// A class that is not at the top of a module has its mangled name, as on an iPhone.
  static func name(of type: AnyClass) -> String {
    let full = String(reflecting: type)
    let parts = full.split(separator: ".")
    var name = full
    if let given = GivenClassNames.name(of: type) {
      name = given
    } else if parts.first == "Foundation", parts.count == 2 {
      name = Foundation.NSStringFromClass(type)
    } else if parts.count == 2 {
      name = NSStringFromClass(type)
    } else if let mangled = _mangledTypeName(type) {
      name = mangled
    }
    let reference = ClassReference(type: type)
    archived.withLock { $0[name] = reference }
    return name
  }

  /// Returns the class of a name: one that this process has archived, a framework's, or another of
  /// the process.
  static func type(named name: String) -> AnyClass? {
    if let known = archived.withLock({ $0[name] }) { return known.type }
    if name.contains(".") || name.hasPrefix("$s") { return _typeByName(name) as? AnyClass }
    for module in modules {
      if let type = _typeByName("\(module).\(name)") as? AnyClass { return type }
    }
    return _classForNameText(name)
  }

  private static let archived = Mutex<[String: ClassReference]>([:])

  /// The modules whose classes have no module in their names.
  private static let modules = [
    "TactusUIKitValues", "TactusUIKitViews", "TactusUIKitLists", "QuartzCore", "TactusFoundation",
    "TactusCoreFoundation", "TactusVirtualTime", "CoreGraphics", "CoreHaptics", "AVFAudio",
  ]
}
