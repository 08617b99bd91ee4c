/// The traits that an object specifies for itself and its descendants (Traits.TO1).
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible {
  /// The value of an overridden trait; the default value of others.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// The names of the traits.
  public var description: String { "<UITraitOverrides: \(values.names)>" }

  // MARK: Internals

  package var values: UITraitCollection.Values

  package init(_ values: UITraitCollection.Values = .init()) { self.values = values }

  /// The overrides as a collection; nil for none.
  package var collection: UITraitCollection? {
    values == UITraitCollection.Values() ? nil : UITraitCollection(values)
  }
}
