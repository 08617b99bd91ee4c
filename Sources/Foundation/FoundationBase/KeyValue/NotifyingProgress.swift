import TactusSelectors

/// The properties of a progress that announce their changes (ObjectiveC.KV7).
///
/// Foundation on Linux does not. When the library is loaded, the class's table of methods gets
/// those of this class, which are called with objects of `Progress`.
///
/// Sendable because it adds no property.
final class NotifyingProgress: OriginalProgress<Void>, @unchecked Sendable {
  override var totalUnitCount: Int64 {
    get { hiddenUnits == nil ? super.totalUnitCount : 0 }
    set {
      announce(\.totalUnitCount) { setUnits(completed: completedUnitCount, total: newValue) }
    }
  }

  override var completedUnitCount: Int64 {
    get { super.completedUnitCount + (hiddenUnits ?? 0) }
    set {
      announce(\.completedUnitCount) { setUnits(completed: newValue, total: totalUnitCount) }
    }
  }

  /// Sets both numbers of units (ObjectiveC.KV9).
  ///
  /// Foundation on Linux leaves a progress without a total out of its parent's fraction, also when
  /// the progress is finished, and traps when a total becomes zero (measured, Swift 6.3).
  /// Foundation keeps another total for such a progress: the completed units of a finished one, the
  /// earlier total of an indeterminate one.
  private func setUnits(completed: Int64, total: Int64) {
    let hadTotal = super.totalUnitCount != 0
    if total != 0 {
      hiddenUnits = nil
      super.totalUnitCount = total
      super.completedUnitCount = completed
    } else if completed > 0 {
      // A parent adds the units of a child each time that the child becomes finished.
      if !hadTotal || !isFinished {
        super.completedUnitCount = completed
        super.totalUnitCount = completed
      }
      hiddenUnits = completed - super.completedUnitCount
    } else if hadTotal {
      super.completedUnitCount = min(completed, -1)
      hiddenUnits = completed - super.completedUnitCount
    } else {
      super.completedUnitCount = completed
    }
  }

  override var isCancelled: Bool {
    get { super.isCancelled }
    set { announceFlag(\.isCancelled) { super.isCancelled = newValue } }
  }

  override var isPaused: Bool {
    get { super.isPaused }
    set { announceFlag(\.isPaused) { super.isPaused = newValue } }
  }

  /// The part that is completed: "30% completed" (ObjectiveC.KV8).
  override var localizedDescription: String! {
    additions.description ?? (isIndeterminate ? "" : completedText)
  }

  /// The numbers of units: "3 of 10" (ObjectiveC.KV8).
  override var localizedAdditionalDescription: String! {
    additions.additionalDescription ?? (isIndeterminate ? "" : unitsText)
  }
}

/// The methods of Foundation.
///
/// - Thread: as `Progress`; it adds no property.
class OriginalProgress<Mark>: Progress, @unchecked Sendable {}

extension Progress {
  /// Changes a number of units, with which the completed fraction changes, also that of each
  /// progress of which this one is a part.
  fileprivate func announce(_ units: KeyPath<Progress, Int64>, _ change: () -> Void) {
    guard KeyValueObservers.areInUse else { return change() }
    let line = Array(sequence(first: self, next: \.whole))
    willChangeValue(for: units)
    for progress in line {
      progress.willChangeValue(for: \.fractionCompleted)
      progress.willChangeValue(for: \.isFinished)
    }
    change()
    for progress in line.reversed() {
      progress.didChangeValue(for: \.isFinished)
      progress.didChangeValue(for: \.fractionCompleted)
    }
    didChangeValue(for: units)
  }

  /// Changes a flag.
  fileprivate func announceFlag(_ flag: KeyPath<Progress, Bool>, _ change: () -> Void) {
    willChangeValue(for: flag)
    change()
    didChangeValue(for: flag)
  }

  /// The text of the completed part.
  ///
  /// - Source: Apple's reference of `localizedDescription` has the example "30% completed".
  ///   Confidence: documented; other languages get English.
  fileprivate var completedText: String {
    let part = fractionCompleted.formatted(.percent.precision(.fractionLength(0)))
    return "\(part) completed"
  }

  /// The text of the numbers of units.
  ///
  /// - Source: Apple's reference of `localizedAdditionalDescription` has the example "3 of 10".
  ///   Confidence: documented; other languages get English.
  fileprivate var unitsText: String {
    "\(completedUnitCount.formatted()) of \(totalUnitCount.formatted())"
  }

  /// The completed units beyond those that Foundation keeps, of a progress whose total of zero
  /// Foundation does not keep; nil for any other progress.
  fileprivate var hiddenUnits: Int64? {
    get { additions.hiddenUnits }
    set { if newValue != additions.hiddenUnits { additions.hiddenUnits = newValue } }
  }

  /// The values that Foundation's class has no place for.
  fileprivate var additions: ProgressAdditions {
    get {
      objc_getAssociatedObject(self, ProgressAdditions.key) as? ProgressAdditions
        ?? ProgressAdditions()
    }
    set {
      objc_setAssociatedObject(self, ProgressAdditions.key, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// The description, which key-value coding sets: Foundation's property has no setter.
  fileprivate var keyedDescription: String! {
    get { localizedDescription }
    set {
      willChangeValue(for: \.localizedDescription)
      additions.description = newValue
      didChangeValue(for: \.localizedDescription)
    }
  }

  /// The additional description, which key-value coding sets.
  fileprivate var keyedAdditionalDescription: String! {
    get { localizedAdditionalDescription }
    set {
      willChangeValue(for: \.localizedAdditionalDescription)
      additions.additionalDescription = newValue
      didChangeValue(for: \.localizedAdditionalDescription)
    }
  }

  /// The progress of which this one is a part; nil for none.
  ///
  /// Only a private property of Foundation has it; a test would notice another name.
  private var whole: Progress? {
    Mirror(reflecting: self).descendant("_parent") as? Progress
  }
}

/// The values of a progress that Foundation's class has no place for.
private struct ProgressAdditions {
  /// The completed units beyond those that Foundation keeps; nil if it keeps all.
  var hiddenUnits: Int64?
  /// The text that replaces that of the completed part; nil for the latter.
  var description: String?
  /// The text that replaces that of the numbers of units; nil for the latter.
  var additionalDescription: String?

  /// The key of the association.
  static let key = AssociationKey()
}

/// The properties that key-value coding finds by name, before `main`.
private enum ProgressPropertiesLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    KeyedProperties.add("totalUnitCount", \Progress.totalUnitCount)
    KeyedProperties.add("completedUnitCount", \Progress.completedUnitCount)
    KeyedProperties.add("fractionCompleted", \Progress.fractionCompleted)
    KeyedProperties.add("localizedDescription", \Progress.localizedDescription)
    KeyedProperties.add("localizedDescription", \Progress.keyedDescription)
    KeyedProperties.add(
      "localizedAdditionalDescription", \Progress.localizedAdditionalDescription)
    KeyedProperties.add(
      "localizedAdditionalDescription", \Progress.keyedAdditionalDescription)
    KeyedProperties.add("kind", \Progress.kind)
    KeyedProperties.add("userInfo", \Progress.userInfo)
    for name in ["cancellable", "isCancellable"] {
      KeyedProperties.add(name, \Progress.isCancellable)
    }
    for name in ["pausable", "isPausable"] { KeyedProperties.add(name, \Progress.isPausable) }
    for name in ["indeterminate", "isIndeterminate"] {
      KeyedProperties.add(name, \Progress.isIndeterminate)
    }
    for name in ["cancelled", "isCancelled"] { KeyedProperties.add(name, \Progress.isCancelled) }
    for name in ["paused", "isPaused"] { KeyedProperties.add(name, \Progress.isPaused) }
    for name in ["finished", "isFinished"] { KeyedProperties.add(name, \Progress.isFinished) }
  }
}
