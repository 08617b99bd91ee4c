// As on an iPhone, importing PassKit gives the names of Contacts and UIKit.
@_exported import Contacts
@_exported import UIKit
