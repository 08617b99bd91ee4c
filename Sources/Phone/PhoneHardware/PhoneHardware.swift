// PhoneHardware
