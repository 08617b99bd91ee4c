/// The reading of dictionaries (ObjectiveC.FO44), in which a Boolean value is a number, as in
/// `NumberReadingArray`.
///
/// `FoundationMethods` puts this method in the class's table, so it is called with objects of any
/// subclass of `NSDictionary`. The other methods that read ask this one.
final class NumberReadingDictionary: OriginalDictionary<Void> {
  override func object(forKey aKey: Any) -> Any? {
    super.object(forKey: aKey).map(PropertyListObject.number)
  }
}
