internal import Glibc

/// The file in which GStreamer keeps the list of its plug-ins.
package enum PluginList {
  /// The path of the list, which loading GStreamer writes; nil if there is none.
  ///
  /// Without it each process would open all plug-ins to know them, which takes a second.
  ///
  /// - Source: the documentation of GStreamer's variables. Confidence: documented.
  package static let path: String? = {
    guard (try? MediaLibrary.load()) != nil else { return nil }
    for name in ["GST_REGISTRY_1_0", "GST_REGISTRY"] {
      if let path = variable(name) { return existing(path) }
    }
    var system = utsname()
    uname(&system)
    let processor = withUnsafeBytes(of: &system.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let folder = variable("XDG_CACHE_HOME") ?? variable("HOME").map({ $0 + "/.cache" })
    else { return nil }
    return existing("\(folder)/gstreamer-1.0/registry.\(processor).bin")
  }()

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func existing(_ path: String) -> String? { access(path, R_OK) == 0 ? path : nil }
}
