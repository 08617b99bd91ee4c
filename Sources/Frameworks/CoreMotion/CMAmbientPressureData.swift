/// The ambient pressure; always 0, because the phone has no barometer (Device.MO3).
open class CMAmbientPressureData: CMLogItem {
  /// The pressure; 0.
  open var pressure: Measurement<UnitPressure> { Measurement(value: 0, unit: .kilopascals) }
  /// The temperature; 0 °C.
  open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}

/// A recorded ambient pressure; always 0.
open class CMRecordedPressureData: CMAmbientPressureData {
  /// The identifier of the record; 0.
  open var identifier: UInt64 { 0 }
  /// The time of the record: the reference date.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
