import TactusCommandKit

/// The option `--scheme` of the commands that build Xcode projects.
enum SchemeOption {
  static let option = Option<String?>.text(
    "scheme", value: "NAME",
    help: "The scheme or target of an Xcode project; the default is that of the first app.")
}
