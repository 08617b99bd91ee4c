/// The reading of arrays (ObjectiveC.FO44), in which a Boolean value is a number.
///
/// Foundation on Linux reads it as `Bool`, which can be cast to no other type of number, and whose
/// text is another. `FoundationMethods` puts this method in the class's table, so it is called with
/// objects of any subclass of `NSArray`. The other methods that read ask this one.
final class NumberReadingArray: OriginalArray<Void> {
  override func object(at index: Int) -> Any {
    PropertyListObject.number(super.object(at: index))
  }
}
