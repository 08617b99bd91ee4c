import TactusHealthModel

/// A step of a script that concerns health data (Health.SC2).
public enum HealthStep: Sendable, Equatable {
  /// Adds a sample, which begins at a time and is of a source with a name.
  case add(HealthType, HealthContent, HealthStepTime, duration: Double, source: String)
  /// Adds a clinical record with a name for users, whose resource is a file.
  case record(HealthType, name: String, path: String, HealthStepTime, source: String)
  /// Decides what an app may save and read, and what it may do neither of; `nil` is the app in
  /// front.
  case decide(app: String?, share: [String], read: [String], denied: [String])
  /// Sets a fact about the user; `nil` removes it.
  case characteristic(String, String?)
  /// Sets the order of sources by their bundle identifiers, the most important first.
  case sources([String])
  /// Adds the contents of an iPhone's `export.xml`.
  case importing(String)
}
