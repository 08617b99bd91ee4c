// The versions of Foundation that old code compares, with the values of the public header.

/// The version of Foundation, later than all that have a name.
///
/// - Source: guess; an iPhone's is near this number.
public let NSFoundationVersionNumber: Double = 2_000
/// The version of iPhone OS 2.0.
public let NSFoundationVersionNumber_iPhoneOS_2_0 = 678.24
/// The version of iPhone OS 2.1.
public let NSFoundationVersionNumber_iPhoneOS_2_1 = 678.26
/// The version of iPhone OS 2.2.
public let NSFoundationVersionNumber_iPhoneOS_2_2 = 678.29
/// The version of iPhone OS 3.0.
public let NSFoundationVersionNumber_iPhoneOS_3_0 = 678.47
/// The version of iPhone OS 3.1.
public let NSFoundationVersionNumber_iPhoneOS_3_1 = 678.51
/// The version of iPhone OS 3.2.
public let NSFoundationVersionNumber_iPhoneOS_3_2 = 678.60
/// The version of iOS 4.0.
public let NSFoundationVersionNumber_iOS_4_0 = 751.32
/// The version of iOS 4.1.
public let NSFoundationVersionNumber_iOS_4_1 = 751.37
/// The version of iOS 4.2.
public let NSFoundationVersionNumber_iOS_4_2 = 751.49
/// The version of iOS 4.3.
public let NSFoundationVersionNumber_iOS_4_3 = 751.49
/// The version of iOS 5.0.
public let NSFoundationVersionNumber_iOS_5_0 = 881.00
/// The version of iOS 5.1.
public let NSFoundationVersionNumber_iOS_5_1 = 890.10
/// The version of iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0 = 992.00
/// The version of iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.00
/// The version of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// The version of iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// The version of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// The version of iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The highest version of iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The version of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The version of iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
/// The version of iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
/// The version of iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
/// The version of iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
/// The highest version of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
