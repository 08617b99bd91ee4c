/// An operand of a combination: a vector, or a number that stands for one.
protocol Operand<Number> {
  /// The type of the elements.
  associatedtype Number
  /// The number of elements, if it is not that of the others.
  var size: Int? { get }
  /// Calls a closure with a function that returns elements.
  func withElements<R>(_ body: ((Int) -> Number) -> R) -> R
}

/// A number that stands for a vector.
struct Constant<Number>: Operand {
  let value: Number
  var size: Int? { nil }

  /// Creates an operand of a number.
  init(_ value: Number) { self.value = value }

  @inline(__always)
  func withElements<R>(_ body: ((Int) -> Number) -> R) -> R { body { _ in value } }
}

/// A vector of elements.
struct Vector<Buffer: AccelerateBuffer>: Operand {
  let buffer: Buffer
  var size: Int? { buffer.count }

  /// Creates an operand of a vector.
  init(_ buffer: Buffer) { self.buffer = buffer }

  @inline(__always)
  func withElements<R>(_ body: ((Int) -> Buffer.Element) -> R) -> R {
    buffer.withUnsafeBufferPointer { elements in body { elements[$0] } }
  }
}

/// Writes a function of the elements of four operands of one size.
@inline(__always)
func combine<A: Operand, B: Operand, C: Operand, D: Operand, V: AccelerateMutableBuffer>(
  _ a: A, _ b: B, _ c: C, _ d: D, to result: inout V,
  _ function: (V.Element, V.Element, V.Element, V.Element) -> V.Element
) where A.Number == V.Element, B.Number == V.Element, C.Number == V.Element, D.Number == V.Element {
  for size in [a.size, b.size, c.size, d.size] { check(size ?? result.count, result.count) }
  a.withElements { a in
    b.withElements { b in
      c.withElements { c in
        d.withElements { d in
          result.withUnsafeMutableBufferPointer { result in
            for index in result.indices {
              result[index] = function(a(index), b(index), c(index), d(index))
            }
          }
        }
      }
    }
  }
}
