internal import Glibc
internal import TactusCrashReports

/// The roots of unity for transforms of a length, and of its divisors.
///
/// Transforms are computed by Stockham's method, which needs no reordering. Debian's only
/// permissively licensed library, KissFFT, has no double precision.
final class FourierTransform<Number: BinaryFloatingPoint> {
  /// The greatest length.
  let length: Int
  /// Whether exponents are positive, for setups with one direction.
  let inverse: Bool
  /// The powers of the first root, as cosines and negative sines.
  private let cosines: [Number]
  private let sines: [Number]

  /// Creates the roots for a length.
  init(length: Int, inverse: Bool = false) {
    (self.length, self.inverse) = (length, inverse)
    let angles = (0..<length).map { 2 * Double.pi * Double($0) / Double(length) }
    cosines = angles.map { Number(cos($0)) }
    sines = angles.map { Number(-sin($0)) }
  }

  /// Transforms complex numbers in place, without a factor.
  func transform(
    _ real: UnsafeMutablePointer<Number>, _ imaginary: UnsafeMutablePointer<Number>, count: Int,
    inverse: Bool
  ) {
    programmingPrecondition(
      count > 0 && length % count == 0,
      "vDSP: a setup for \(length) elements cannot transform \(count)")
    guard count > 1 else { return }
    let scratch = UnsafeMutablePointer<Number>.allocate(capacity: 2 * count)
    defer { scratch.deallocate() }
    var source = (real, imaginary)
    var target = (scratch, scratch + count)
    var (size, stride) = (count, 1)
    while size > 1 {
      let radix = size % 2 == 0 ? 2 : size % 3 == 0 ? 3 : size % 5 == 0 ? 5 : size
      pass(source, target, radix, size / radix, stride, length / count, inverse)
      swap(&source, &target)
      (size, stride) = (size / radix, stride * radix)
    }
    guard source.0 != real else { return }
    real.update(from: source.0, count: count)
    imaginary.update(from: source.1, count: count)
  }

  /// Returns the parts of a power of a root, whose sine is negative.
  func root(_ power: Int, of count: Int) -> (Number, Number) {
    let place = power * (length / count)
    return (cosines[place], sines[place])
  }

  // MARK: Internals

  private typealias Parts = (UnsafeMutablePointer<Number>, UnsafeMutablePointer<Number>)

  /// Combines as many parts as the radix; a root of the transform is some roots of the table.
  private func pass(
    _ source: Parts, _ target: Parts, _ radix: Int, _ parts: Int, _ stride: Int, _ step: Int,
    _ inverse: Bool
  ) {
    let sign: Number = inverse ? -1 : 1
    let (cosines, sines) = (cosines, sines)
    cosines.withUnsafeBufferPointer { cosines in
      sines.withUnsafeBufferPointer { sines in
        for part in 0..<parts {
          if radix == 2 {
            let root = part * stride * step
            let (c, s) = (cosines[root], sign * sines[root])
            for lane in 0..<stride {
              let (one, two) = (lane + stride * part, lane + stride * (part + parts))
              let (first, second) = (lane + stride * 2 * part, lane + stride * (2 * part + 1))
              let real = source.0[one] - source.0[two]
              let imaginary = source.1[one] - source.1[two]
              target.0[first] = source.0[one] + source.0[two]
              target.1[first] = source.1[one] + source.1[two]
              target.0[second] = real * c - imaginary * s
              target.1[second] = real * s + imaginary * c
            }
            continue
          }
          for row in 0..<radix {
            let first = stride * (radix * part + row)
            let (real, imaginary) = (target.0 + first, target.1 + first)
            real.update(repeating: 0, count: stride)
            imaginary.update(repeating: 0, count: stride)
            for column in 0..<radix {
              let place = stride * (part + parts * column)
              // The root of the radix, and that of the size.
              let root =
                (row * column % radix * (length / radix) + part * row * stride * step) % length
              let (c, s) = (cosines[root], sign * sines[root])
              for lane in 0..<stride {
                let (x, y) = (source.0[place + lane], source.1[place + lane])
                real[lane] += x * c - y * s
                imaginary[lane] += x * s + y * c
              }
            }
          }
        }
      }
    }
  }
}
