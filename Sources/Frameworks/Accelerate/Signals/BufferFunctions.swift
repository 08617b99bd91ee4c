internal import TactusCrashReports

/// Ends the app unless a vector has a number of elements.
@inline(__always)
func check(_ count: Int, _ expected: Int) {
  programmingPrecondition(
    count == expected, "Accelerate: the vectors have \(count) and \(expected) elements")
}

/// Returns a function of the elements.
@inline(__always)
func mapped<U: AccelerateBuffer, Result>(
  _ vector: U, _ function: (U.Element) -> Result
) -> [Result] {
  vector.withUnsafeBufferPointer { $0.map(function) }
}

/// Returns a function of the elements of two vectors of one size.
@inline(__always)
func mapped<T: AccelerateBuffer, U: AccelerateBuffer, Result>(
  _ one: T, _ two: U, _ function: (T.Element, U.Element) -> Result
) -> [Result] {
  check(one.count, two.count)
  return one.withUnsafeBufferPointer { one in
    two.withUnsafeBufferPointer { two in zip(one, two).map(function) }
  }
}

/// Writes a function of the elements to a vector of the same size.
@inline(__always)
func map<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
  _ vector: U, to result: inout V, _ function: (U.Element) -> V.Element
) {
  check(vector.count, result.count)
  vector.withUnsafeBufferPointer { vector in
    result.withUnsafeMutableBufferPointer { result in
      for index in vector.indices { result[index] = function(vector[index]) }
    }
  }
}

/// Writes a function of the elements of two vectors to a third one of the same size.
@inline(__always)
func map<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
  _ one: T, _ two: U, to result: inout V, _ function: (T.Element, U.Element) -> V.Element
) {
  check(one.count, two.count)
  check(one.count, result.count)
  one.withUnsafeBufferPointer { one in
    two.withUnsafeBufferPointer { two in
      result.withUnsafeMutableBufferPointer { result in
        for index in one.indices { result[index] = function(one[index], two[index]) }
      }
    }
  }
}
