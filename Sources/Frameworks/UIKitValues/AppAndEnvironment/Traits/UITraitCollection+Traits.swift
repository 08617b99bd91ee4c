// Values by trait (Traits.TD1…TD5).
extension UITraitCollection {
  /// A closure that sets the values of a collection.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection with the values that a closure sets.
  public convenience init(mutations: TraitMutations) {
    self.init(Values().modified(by: mutations))
  }

  /// Creates a collection that specifies one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = Values()
    values[trait] = value
    self.init(values)
  }

  /// Returns a collection with these values, changed by a closure.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values.modified(by: mutations))
  }

  /// Returns a collection with one value replaced.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The value of a trait; the default value if unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns the traits whose values differ from another collection's; nil is an empty collection
  /// (Traits.TD5).
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changedTraits(from: traitCollection?.values ?? Values())
  }

  /// The system traits that affect dynamic colors.
  ///
  /// - Source: the traits of `hasDifferentColorAppearance(comparedTo:)` that change here.
  ///   Confidence: guess.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// The system traits that affect the choice of asset catalog images.
  ///
  /// - Source: the attributes of an image set in Xcode's asset catalogs. Confidence: guess.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
    ]
  }
}

extension UITraitCollection.Values: UIMutableTraits {
  /// The value of a trait; the default value if unspecified.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return systemValue(of: system) as? Trait.Value ?? trait.defaultValue
      }
      return custom[trait.identifier]?.value(of: trait) ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[trait.identifier] = CustomTraitValue(newValue, of: trait)
      }
    }
  }

  private func systemValue<Trait: SystemTrait>(of trait: Trait.Type) -> Any? {
    self[keyPath: trait.place].map { $0 as Any }
  }

  /// Returns these values after a closure has changed them.
  func modified(by mutations: UITraitCollection.TraitMutations) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }

  /// Returns whether the values specify a trait.
  func specifies(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom[trait.identifier] != nil
  }

  /// Removes the value of a trait.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { return system.remove(from: &self) }
    custom[trait.identifier] = nil
  }

  /// The traits whose values differ; an unspecified trait has its default value (Traits.TD5).
  func changedTraits(from other: Self) -> [UITrait] {
    guard self != other else { return [] }
    let system: [UITrait] = SystemTraits.all.filter { $0.differs(self, other) }
    guard custom != other.custom else { return system }
    let own = Set(custom.keys).union(other.custom.keys).sorted().compactMap { identifier in
      custom[identifier]?.trait ?? other.custom[identifier]?.trait
    }
    return system + own.filter { customValue(of: $0) != other.customValue(of: $0) }
  }

  /// Returns the value of an app-defined trait, or its default value.
  private func customValue<Trait: UITraitDefinition>(of trait: Trait.Type) -> CustomTraitValue {
    custom[trait.identifier] ?? CustomTraitValue(trait.defaultValue, of: trait)
  }

  /// The names of the specified traits.
  var names: String {
    let system = SystemTraits.all.filter { $0.isSpecified(in: self) }.map { $0.name }
    let own = custom.map { $1.trait?.name ?? $0 }.sorted()
    return (system + own).joined(separator: ", ")
  }
}
