/// The reading of ordered sets (ObjectiveC.FO44), in which a Boolean value is a number, as in
/// `NumberReadingArray`.
///
/// `FoundationMethods` puts this method in the class's table, so it is called with objects of any
/// subclass of `NSOrderedSet`. The other methods that read ask this one.
final class NumberReadingOrderedSet: OriginalOrderedSet<Void> {
  override func object(at idx: Int) -> Any {
    PropertyListObject.number(super.object(at: idx))
  }
}
