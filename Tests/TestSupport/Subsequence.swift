/// Returns the indices of observed values in a sequence of expected ones, in order.
///
/// A thread that is late on a busy machine may skip values; it must not change or reorder any.
///
/// - Parameters:
///   - observed: The observed values.
///   - expected: The expected values.
///   - tolerance: The largest difference of equal values.
/// - Returns: The index in `expected` of each observed value; `nil` if one is missing.
public func places(of observed: [Double], in expected: [Double], tolerance: Double) -> [Int]? {
  var next = 0
  var places: [Int] = []
  for value in observed {
    guard let place = expected[next...].firstIndex(where: { abs($0 - value) <= tolerance }) else {
      return nil
    }
    places.append(place)
    next = place + 1
  }
  return places
}
