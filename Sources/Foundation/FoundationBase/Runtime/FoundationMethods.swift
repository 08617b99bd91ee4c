import TactusSelectors

/// The methods of Foundation's classes that classes of this room replace for all objects.
enum FoundationMethods {
  /// The classes with the new methods, each below a generic class `Original…` that keeps
  /// Foundation's own, as `ExchangedMethods.install` needs it.
  private static var replacements: [AnyClass] {
    [
      ComparedArray.self, ComparedDictionary.self, ComparedOrderedSet.self, ComparedSet.self,
      FileAttributeMethods.self,
      NumberReadingArray.self, NumberReadingDictionary.self, NumberReadingOrderedSet.self,
      NotifyingProgress.self, NumberText.self, RelativeDateText.self,
      WordedError.self,
    ]
  }

  /// Replaces the methods before `main`.
  @section(".init_array") @used
  private static let load: @convention(c) () -> Void = {
    for replacement in FoundationMethods.replacements { ExchangedMethods.install(replacement) }
    StoredObjects.install()
    ReleasedAttributes.install()
  }
}
