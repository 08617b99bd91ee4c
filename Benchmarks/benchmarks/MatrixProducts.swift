import Accelerate
import CReference

/// Products of square matrices by Accelerate and by a loop in C.
struct MatrixProducts {
  private let size: Int
  private let a: [Double]
  private let b: [Double]

  init(size: Int) {
    self.size = size
    a = (0..<size * size).map { Double($0 % 7) }
    b = (0..<size * size).map { Double($0 % 5) }
  }

  /// The microseconds of `cblas_dgemm`.
  var ours: Double {
    let n = Int32(size)
    return microseconds { product in
      cblas_dgemm(
        CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, a, n, b, n, 0, &product, n)
    }
  }

  /// The microseconds of the loop in C.
  var reference: Double {
    microseconds { reference_multiply(a, b, &$0, size) }
  }

  /// Returns the microseconds of one of as many products as take some milliseconds.
  private func microseconds(_ multiply: (inout [Double]) -> Void) -> Double {
    var product = [Double](repeating: 0, count: size * size)
    let count = max(1, 10_000_000 / (size * size * size))
    return Workload.seconds { for _ in 0..<count { multiply(&product) } } * 1e6 / Double(count)
  }
}
