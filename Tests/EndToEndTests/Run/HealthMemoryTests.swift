import Foundation
import TestSupport
import Testing

/// Tests of the memory that `tactus health import` takes.
@Suite struct HealthMemoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Programs in Python that write elements: `write(i)` gives element `i`, between two texts.
  private static let shapes: [String: (program: String, small: Int, large: Int)] = [
    // Samples as phones have them, whose numbers repeat, so that the database stays small.
    "samples": (
      """
      T = lambda i: f'2024-01-02 {i // 60 % 24:02}:{i % 60:02}:00 +0100'
      M = lambda k: f'<MetadataEntry key="key{k}" value="some words about a sample"/>'
      P = ''.join(map(M, range(8)))
      R = '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" '
      B = lambda i: f'{R}startDate="{T(i)}" endDate="{T(i)}" value="{i}">{P}</Record>'
      block = list(map(B, range(1000)))
      write = lambda i: block[i % 1000]
      """, 20_000, 100_000
    ),
    "types that are not known": (
      "write = lambda i: f'<Record type=\"HK{i:060}\" sourceName=\"a\" value=\"1\" {T}/>'",
      50_000, 120_000
    ),
    "sources": (
      "write = lambda i: f'{R}sourceName=\"{i:060}\" {T}/>'", 50_000, 120_000
    ),
    "samples of a correlation": (
      """
      before = f'<Correlation type="HKCorrelationTypeIdentifierFood" sourceName="a" {T}>'
      write, after = lambda i: f'{R}sourceName="a" {T}/>', '</Correlation>'
      """, 50_000, 200_000
    ),
    "events": (
      """
      before = f'<Workout workoutActivityType="37" sourceName="a" {T}>'
      E = '<WorkoutEvent type="HKWorkoutEventTypeLap" date="2024-01-02 03:04:05 +0100"/>'
      write, after = lambda i: E, '</Workout>'
      """, 50_000, 200_000
    ),
    "metadata": (
      """
      before, after = f'{R}sourceName="a" {T}>', '</Record>'
      write = lambda i: f'<MetadataEntry key="{i:040}" value="some words about a sample"/>'
      """, 50_000, 120_000
    ),
    "long values": (
      """
      V = 'x' * 1_000_000
      write = lambda i: f'{R}sourceName="a" {T}><MetadataEntry key="k" value="{V}{i}"/></Record>'
      """, 40, 120
    ),
    "routes without files": (
      """
      before = f'<Workout workoutActivityType="37" sourceName="a" {T}>'
      F = lambda i: f'<FileReference path="/workout-routes/{i:060}.gpx"/>'
      write = lambda i: f'<WorkoutRoute sourceName="a" {T}>{F(i)}</WorkoutRoute>'
      after = '</Workout>'
      """, 20_000, 60_000
    ),
  ]

  /// Imports a file with elements; returns the most memory of the process in kilobytes.
  private func peak(_ program: String, _ count: Int) throws -> Int {
    let phone = folder.path("phone")
    try? FileManager.default.removeItem(atPath: phone)
    let text = """
      import resource, subprocess, sys
      T = 'startDate="2024-01-02 03:04:05 +0100" endDate="2024-01-02 03:04:05 +0100"'
      R = '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="1" '
      before, after = '', ''
      \(program)
      with open('export.xml', 'w') as file:
        file.write('<HealthData locale="en_US">\\n' + before + '\\n')
        for i in range(\(count)): file.write(write(i) + '\\n')
        file.write(after + '\\n</HealthData>\\n')
      done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
      assert done.returncode == 0, done.stderr[:1000]
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let tactus = FinishedProcess.builtTactus.path
    let result = try FinishedProcess(
      "/usr/bin/python3",
      ["-c", text, tactus, "health", "import", "export.xml", "--phone", phone], in: folder.url)
    try #require(result.status == 0, "\(result.errorText)")
    return try #require(Int(result.text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// Some ten bytes for each further element would be more than the kilobytes that are permitted.
  @Test(
    "Health.EX8. The memory of an import does not grow with the file",
    arguments: HealthMemoryTests.shapes.keys.sorted())
  func bounded(shape: String) throws {
    let (program, small, large) = try #require(Self.shapes[shape])
    let before = try peak(program, small)
    let after = try peak(program, large)
    #expect(after < before + 6000, "\(before) KB for \(small), \(after) KB for \(large)")
    #expect(after < 100_000, "\(after) KB")
  }
}
