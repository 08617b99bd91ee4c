import Foundation

/// The same system of constraints as in `LabelScreen`, solved by kiwi.
///
/// It needs Python with the package `kiwisolver`, which `PYTHONPATH` may name.
enum KiwiScreen {
  /// Returns the milliseconds in which kiwi adds the constraints and finds the values; nil without
  /// kiwi.
  static func first() -> Double? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Double(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines))
  }

  /// The labels have the sizes of their texts, which they keep with the usual priorities.
  private static let script = """
    import time
    from kiwisolver import Solver, Variable, strength

    def run():
        constraints, labels = [], []
        for index in range(1000):
            x, y, width, height = (Variable() for _ in range(4))
            labels.append((x, y, width, height))
            before = labels[index - 1] if index % 4 else None
            above = labels[index - 4] if index >= 4 else None
            constraints += [
                x == (before[0] + before[2] if before else 0) + 8,
                y == (above[1] + above[3] if above else 0) + 4,
                width <= 85,
                height >= 18,
                (width <= 60) | strength.weak,
                (width >= 60) | strength.strong,
                (height <= 20.5) | strength.weak,
                (height >= 20.5) | strength.strong,
            ]
        solver = Solver()
        start = time.process_time()
        for constraint in constraints:
            solver.addConstraint(constraint)
        solver.updateVariables()
        return time.process_time() - start

    print(min(run() for _ in range(5)) * 1000)
    """
}
