import MetricKit
import Testing

/// Steps Metrics.MX1–MX4.
@Suite struct MetricTests {
  private final class Listener: NSObject, MXMetricManagerSubscriber {}

  /// A payload as an app's tests make it.
  private final class Measured: MXMetricPayload {
    override var latestApplicationVersion: String { "2.1" }
    override var memoryMetrics: MXMemoryMetric? { MXMemoryMetric() }
    override func dictionaryRepresentation() -> [AnyHashable: Any] { ["appVersion": "2.1"] }
  }

  @Test("Metrics.MX1. There are no reports")
  func reports() {
    let manager = MXMetricManager.shared
    let listener = Listener()
    manager.add(listener)
    #expect(manager.pastPayloads.isEmpty && manager.pastDiagnosticPayloads.isEmpty)
    manager.remove(listener)
    #expect(manager === MXMetricManager.shared)
  }

  @Test("Metrics.MX3. An object that an app makes has zeros, and its subclass has values")
  func objects() throws {
    let payload = Measured()
    #expect(payload.latestApplicationVersion == "2.1" && payload.cpuMetrics == nil)
    let json = try JSONSerialization.jsonObject(with: payload.jsonRepresentation())
    #expect((json as? [String: Any])?["appVersion"] as? String == "2.1")
    #expect(payload.memoryMetrics?.peakMemoryUsage == Measurement(value: 0, unit: .bytes))
    let memory = try #require(payload.memoryMetrics).averageSuspendedMemory
    #expect(memory.averageMeasurement == Measurement(value: 0, unit: .bytes))
    #expect(MXAverage<MXUnitSignalBars>().averageMeasurement.unit == MXUnitSignalBars.bars)
    let launch = MXAppLaunchMetric().histogrammedTimeToFirstDraw
    #expect(launch.totalBucketCount == 0 && launch.bucketEnumerator.nextObject() == nil)
    #expect(String(decoding: MXCallStackTree().jsonRepresentation(), as: UTF8.self) == "{}")
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: MXCPUMetric(), requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: MXCPUMetric.self, from: archive)
    #expect(read?.cumulativeCPUTime == Measurement(value: 0, unit: .seconds))
  }

  @Test("Metrics.MX4. A task of a start begins once and ends once")
  func tasks() throws {
    let task = MXLaunchTaskID("water")
    try MXMetricManager.extendLaunchMeasurement(forTaskID: task)
    #expect(throws: MXError(.duplicated)) {
      try MXMetricManager.extendLaunchMeasurement(forTaskID: task)
    }
    try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: task)
    #expect(throws: MXError(.unknown)) {
      try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: task)
    }
    #expect(throws: MXError(.invalidID)) {
      try MXMetricManager.extendLaunchMeasurement(forTaskID: MXLaunchTaskID(rawValue: ""))
    }
    let others = (0..<16).map { MXLaunchTaskID("\($0)") }
    for other in others { try MXMetricManager.extendLaunchMeasurement(forTaskID: other) }
    #expect(throws: MXError(.maxCount)) {
      try MXMetricManager.extendLaunchMeasurement(forTaskID: task)
    }
    for other in others { try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: other) }
  }
}
