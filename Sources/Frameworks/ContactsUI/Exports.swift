// As on an iPhone, importing ContactsUI gives the names of Contacts and UIKit.
@_exported import Contacts
@_exported import UIKit
