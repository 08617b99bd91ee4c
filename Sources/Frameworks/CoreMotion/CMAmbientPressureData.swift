/// A pressure of the air, of which the phone measures none (Device.MO3).
open class CMAmbientPressureData: CMLogItem {
  /// The pressure; 0.
  open var pressure: Measurement<UnitPressure> { Measurement(value: 0, unit: .kilopascals) }
  /// The temperature; 0 °C.
  open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}

/// A record of the pressure of the air, of which there are none.
open class CMRecordedPressureData: CMAmbientPressureData {
  /// The identifier of the record; 0.
  open var identifier: UInt64 { 0 }
  /// The time of the record.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
