/// Finds values that were heard among those that were to be said, in their order.
///
/// A thread that comes late on a busy machine leaves steps out; it must not change or swap any.
///
/// - Parameters:
///   - heard: What was heard.
///   - said: What was to be said.
///   - tolerance: How far two may be apart and be the same.
/// - Returns: For each that was heard its place in `said`; `nil` where one is not there.
public func places(of heard: [Double], in said: [Double], tolerance: Double) -> [Int]? {
  var next = 0
  var places: [Int] = []
  for value in heard {
    guard let place = said[next...].firstIndex(where: { abs($0 - value) <= tolerance }) else {
      return nil
    }
    places.append(place)
    next = place + 1
  }
  return places
}
